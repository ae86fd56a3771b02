import type { Feature } from '../../platform/feature.ts';
import { mountSearch } from './search.routes.ts';
import { createSearchService } from './search.service.ts';

/** One search of guides, jobs, codes, models and pages. */
export const createSearchFeature = (
  ...sources: Parameters<typeof createSearchService>
): Feature => {
  const service = createSearchService(...sources);
  return { mountApi: ({ mount }) => mountSearch(mount, service) };
};
