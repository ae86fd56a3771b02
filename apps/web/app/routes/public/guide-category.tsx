import { CATEGORY_INTROS } from '~/features/guides/category-intros.server.ts';
import { signsOfFaults } from '~/features/guides/category-signs.server.ts';
import { CategoryView } from '~/features/guides/category-view.tsx';
import { guidesOfCategory } from '~/features/guides/guides.server.ts';
import { pageMeta } from '~/lib/page-meta.ts';

import type { Route } from './+types/guide-category.ts';

export const loader = ({ params }: Route.LoaderArgs) => {
  const { category, guides, faultIds } = guidesOfCategory(params.category);
  return { category, intro: CATEGORY_INTROS[category.slug], guides, ...signsOfFaults(faultIds) };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        `${loaderData.category.name} guides`,
        `${loaderData.guides.length} repair guides. ${loaderData.category.description} With time, tools, parts, costs and safety.`,
        { path: `/car-repair-guides/${loaderData.category.slug}` },
      )
    : [];

export default function GuideCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryView {...loaderData} />;
}
