import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import type { CategoryPageData } from '~/features/guides/category-page.server.ts';

/** What the page of a category of guides says of itself. */
export const guideCategoryMeta = ({
  category,
  guides,
  checkedOn: modified,
}: CategoryPageData): PageDescriptor[] =>
  pageMeta(
    `${category.name} guides`,
    `${guides.length} repair guides. ${category.description} With time, tools, parts, costs and safety.`,
    { path: `/car-repair-guides/${category.slug}`, modified },
  );
