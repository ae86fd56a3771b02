import type { Database } from '@wrenchwise/database/database';
import { isCountedPage } from '@wrenchwise/domain/counted-pages';

import { countView } from './page-views.repository.ts';

export interface PageViewsService {
  /** Counts a view of a public page that there is. Any other path is ignored. */
  readonly count: (path: string) => Promise<void>;
}

/** Counts how often public pages are read: a number a page and a day, nothing of whoever read it. */
export const createPageViewsService = (dependencies: {
  db: Database;
  /** Whether there is a page at this path, so that nobody fills the table with invented ones. */
  isPage: (path: string) => Promise<boolean>;
}): PageViewsService => ({
  count: async (path) => {
    if (isCountedPage(path) && (await dependencies.isPage(path)))
      await countView(dependencies.db, path);
  },
});
