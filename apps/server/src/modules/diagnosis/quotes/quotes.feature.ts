import type { FeatureWith } from '../../../platform/feature.ts';
import { createQuoteSharesService } from './quote-shares.service.ts';
import { mountQuotes, mountQuoteShares } from './quotes.routes.ts';
import { createQuotesService, type QuotesService } from './quotes.service.ts';
import { mountSharedQuotePage } from './shared-quote-page.ts';

type Dependencies = Parameters<typeof createQuotesService>[0] &
  Omit<Parameters<typeof createQuoteSharesService>[0], 'quotes'>;

/** Quotes of workshops, beside what is usual, and links to their sheets. */
export const createQuotesFeature = (dependencies: Dependencies): FeatureWith<QuotesService> => {
  const service = createQuotesService(dependencies);
  const shares = createQuoteSharesService({ ...dependencies, quotes: service });
  return {
    service,
    mountApi: ({ mount }) => {
      mountQuotes(mount, service);
      mountQuoteShares(mount, shares);
    },
    mountPages: ({ app }) => mountSharedQuotePage(app, shares),
  };
};
