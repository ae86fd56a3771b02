import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { VISITOR_SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { prose } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CLAIMED_CAR, ClaimInWords, exampleExamination, Examinations } from './claims.ts';
import { CheckedQuote, exampleCheck, QUOTE_UPLOAD, QuoteToCheck } from './quotes.ts';

/** Whose prices are usual: of the region that the page shows. */
const priceRegion = z.enum(PRICE_REGION_IDS).default('uk');

/** A person tries a few; whoever does more has an account, which is free. */
const TRIES = { requests: 30, seconds: 600, per: 'address' } as const;

/** A quote as a visitor hands it in: with a car in words at most. */
export const OpenQuote = QuoteToCheck.omit({ vehicleId: true, diagnosisId: true })
  .extend({ priceRegion })
  .strict();
export type OpenQuote = z.infer<typeof OpenQuote>;

/** What a workshop says, as a visitor hands it in. */
export const OpenClaim = z.strictObject({
  claim: ClaimInWords,
  symptoms: prose('Symptoms', VISITOR_SYMPTOMS_MAX, { plural: true }).optional(),
  ...CLAIMED_CAR,
  priceRegion,
});
export type OpenClaim = z.infer<typeof OpenClaim>;

export const checkOpenQuote = defineEndpoint({
  id: 'checkOpenQuote',
  method: 'POST',
  path: '/api/second-opinion/quote',
  tag: 'Quotes',
  summary:
    'Check a quote without an account: its lines beside what is usual, and what to ask. Nothing of it is stored',
  access: 'public',
  body: OpenQuote,
  status: 200,
  output: CheckedQuote,
  errors: ['request/text-too-long'],
  costly: true,
  limit: TRIES,
  example: {
    body: { text: 'Clutch kit 280, labour 5h at 65, VAT', make: 'Ford', year: 2013 },
    output: exampleCheck,
  },
});

export const readOpenQuoteFile = defineEndpoint({
  id: 'readOpenQuoteFile',
  method: 'POST',
  path: '/api/second-opinion/file',
  tag: 'Quotes',
  summary:
    'The text of a quote’s PDF without an account, to look at and correct before it is checked. Nothing of it is stored',
  access: 'public',
  ...QUOTE_UPLOAD,
  limit: { requests: 20, seconds: 3600, per: 'address' },
});

export const examineOpenClaim = defineEndpoint({
  id: 'examineOpenClaim',
  method: 'POST',
  path: '/api/second-opinion/claim',
  tag: 'Diagnoses',
  summary:
    'Examine what a workshop says without an account: what speaks for it and against it, and the test that decides. Nothing of it is stored',
  access: 'public',
  body: OpenClaim,
  status: 200,
  output: Examinations,
  errors: ['request/text-too-long', 'diagnosis/service-failed'],
  costly: true,
  limit: TRIES,
  example: {
    body: {
      claim: 'The head gasket has gone and they want £1,800',
      symptoms: 'It loses a little coolant each week.',
    },
    output: { examinations: [exampleExamination] },
  },
});
