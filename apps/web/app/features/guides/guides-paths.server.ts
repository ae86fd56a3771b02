import { categoryOf, GUIDE_CATEGORIES, guidePath } from '@wrenchwise/domain/guide-categories';

import { library } from '../../lib/library.server.ts';

/** The page of every category and of every guide, for the list of what is written to HTML. */
export const guidePaths = (): readonly string[] => [
  ...GUIDE_CATEGORIES.map(({ slug }) => `/car-repair-guides/${slug}`),
  ...library.guides.list().map(({ system, slug }) => guidePath(categoryOf(system).slug, slug)),
];
