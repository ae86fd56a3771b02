import type { FeatureWith } from '../../../platform/feature.ts';
import { mountQuotes } from './quotes.routes.ts';
import { createQuotesService, type QuotesService } from './quotes.service.ts';

/** Quotes of workshops, beside what is usual. */
export const createQuotesFeature = (
  dependencies: Parameters<typeof createQuotesService>[0],
): FeatureWith<QuotesService> => {
  const service = createQuotesService(dependencies);
  return { service, mountApi: ({ mount }) => mountQuotes(mount, service) };
};
