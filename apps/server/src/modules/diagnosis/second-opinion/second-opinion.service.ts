import type { Examinations } from '@wrenchwise/contract/endpoints/claims';
import type { CheckedQuote } from '@wrenchwise/contract/endpoints/quotes';
import type { OpenClaim, OpenQuote } from '@wrenchwise/contract/endpoints/second-opinion';
import { COUNTRY_OF_REGION, HOME_COUNTRY } from '@wrenchwise/knowledge/countries';
import type { PriceRegionId } from '@wrenchwise/knowledge/price-regions';
import { placeIn } from '@wrenchwise/rules/place';
import type { z } from 'zod';

import type { ClaimsService } from '../claims/claims.service.ts';
import type { QuotesService } from '../quotes/quotes.service.ts';

/** Quotes and claims of visitors: nothing is stored, and nothing leaves the server. */
export interface SecondOpinionService {
  readonly checkQuote: (quote: OpenQuote) => Promise<CheckedQuote>;
  /** The text of a PDF. Throws `quote/file-…`. */
  readonly readFile: QuotesService['readFile'];
  /** Throws `diagnosis/service-failed`. */
  readonly examineClaim: (claim: OpenClaim) => Promise<z.infer<typeof Examinations>>;
}

/** Nobody's: what a visitor hands in names no saved car and no diagnosis, so that nothing is asked for by it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A visitor who reads the prices of a region; the number to call in an emergency follows from its country. */
const visitorOf = (priceRegion: PriceRegionId) => {
  const country = COUNTRY_OF_REGION[priceRegion] ?? HOME_COUNTRY;
  const place = placeIn(country, { source: 'assumed', priceRegion });
  return { id: NOBODY, place, prices: { priceRegion, labourCentsPerHour: null } };
};

export const createSecondOpinionService = ({
  quotes,
  claims,
}: {
  quotes: Pick<QuotesService, 'check' | 'readFile'>;
  claims: Pick<ClaimsService, 'examine'>;
}): SecondOpinionService => ({
  checkQuote: ({ priceRegion, ...quote }) => quotes.check(visitorOf(priceRegion), quote),
  readFile: quotes.readFile,
  examineClaim: ({ priceRegion, ...claim }) => claims.examine(visitorOf(priceRegion), claim),
});
