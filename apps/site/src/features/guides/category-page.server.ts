import { CATEGORY_INTROS } from './category-intros.server.ts';
import { signsOfFaults } from './category-signs.server.ts';
import { guidesOfCategory } from './guides.server.ts';

/** Everything that the page of a category shows. */
export const categoryPage = (slug: string | undefined) => {
  const { faultIds, ...page } = guidesOfCategory(slug);
  return { ...page, intro: CATEGORY_INTROS[page.category.slug], ...signsOfFaults(faultIds) };
};

export type CategoryPageData = ReturnType<typeof categoryPage>;
