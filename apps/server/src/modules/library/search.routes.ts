import { searchSite } from '@wrenchwise/contract/endpoints/search';

import type { Mount } from '../../platform/http/mount.ts';
import { Reply } from '../../platform/http/reply.ts';
import type { SearchService } from './search.service.ts';

// What is searched changes only with a release.
const forFiveMinutes = () => new Headers({ 'cache-control': 'public, max-age=300' });

export const mountSearch = (mount: Mount, search: SearchService): void => {
  mount(searchSite, ({ query }) =>
    Promise.resolve(new Reply({ results: search.find(query.searchTerm) }, forFiveMinutes())),
  );
};
