import { SYSTEM_ACCENTS } from '@wrenchwise/car-ui/illustrations/system-accents.ts';
import { GUIDE_CATEGORIES, type ListedCategorySlug } from '@wrenchwise/rules/guide-categories';

/** The accent of the category's system; none for the everyday jobs. */
export const accentOf = (category: ListedCategorySlug): string | undefined => {
  const found = GUIDE_CATEGORIES.find(({ slug }) => slug === category);
  return found && SYSTEM_ACCENTS[found.system];
};
