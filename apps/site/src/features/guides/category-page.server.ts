import { CATEGORY_INTROS } from './category-intros.server.ts';
import { signsOfFaults } from './category-signs.server.ts';
import { guidesOfCategory } from './guides.server.ts';

/** Everything that the page of a category shows. */
export const categoryPage = (slug: string | undefined) => {
  const { category, guides, faultIds } = guidesOfCategory(slug);
  return { category, intro: CATEGORY_INTROS[category.slug], guides, ...signsOfFaults(faultIds) };
};

export type CategoryPageData = ReturnType<typeof categoryPage>;
