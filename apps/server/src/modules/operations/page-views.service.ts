import type { Database } from '@wrenchwise/database/database';
import { isCountedPage } from '@wrenchwise/rules/counted-pages';

import { countView } from './page-views.repository.ts';

export interface PageViewsService {
  /** Counts a view of an existing public page; ignores other paths. */
  readonly count: (path: string) => Promise<void>;
}

/** Page views by page and day, nothing about the readers. */
export const createPageViewsService = (dependencies: {
  db: Database;
  /** Whether this page exists: invented paths must not fill the table. */
  isPage: (path: string) => Promise<boolean>;
}): PageViewsService => ({
  count: async (path) => {
    if (isCountedPage(path) && (await dependencies.isPage(path))) {
      await countView(dependencies.db, path);
    }
  },
});
