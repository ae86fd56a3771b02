import { searchGarage } from '@wrenchwise/contract/endpoints/garage-search';
import type { Database } from '@wrenchwise/database/database';

import type { Feature } from '../../../platform/feature.ts';
import { createSearchService } from './search.service.ts';

/** One search over cars, log, files and tasks. */
export const createSearchFeature = (dependencies: { readonly db: Database }): Feature => {
  const search = createSearchService(dependencies);
  return {
    mountApi: ({ mount }) =>
      mount(searchGarage, ({ query }, { user }) => search.find(user.id, query.search)),
  };
};
