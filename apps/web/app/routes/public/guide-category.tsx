import { categoryPage } from '~/features/guides/category-page.server.ts';
import { CategoryView } from '~/features/guides/category-view.tsx';

import type { Route } from './+types/guide-category.ts';
import { guideCategoryMeta } from './guide-category-meta.ts';

export const loader = ({ params }: Route.LoaderArgs) => categoryPage(params.category);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? guideCategoryMeta(loaderData) : [];

export default function GuideCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryView {...loaderData} />;
}
