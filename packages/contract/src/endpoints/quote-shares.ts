import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { PrintedDocument } from '../printed-document.ts';
import { SETTINGS } from '../write-limits.ts';
import { DiagnosisShare, NewDiagnosisShare } from './diagnosis-shares.ts';

/** How long a new link works; it may be left out. As long as that of a diagnosis. */
export const NewQuoteShare = NewDiagnosisShare.pick({ days: true });
export type NewQuoteShare = z.infer<typeof NewQuoteShare>;

/** A link to the sheet of a stored quote, as its owner has it. */
export const QuoteShare = DiagnosisShare.pick({
  id: true,
  createdAt: true,
  expiresAt: true,
  url: true,
});
export type QuoteShare = z.infer<typeof QuoteShare>;

/** What a link shows: the car without its registration, the lines, what is usual and what to ask. */
export const SharedQuote = z.object({
  document: PrintedDocument,
  expiresAt: z.string(),
  /** How dates are written where the car is (BCP 47). */
  dateLocale: z.string(),
});
export type SharedQuote = z.infer<typeof SharedQuote>;

const Id = z.object({ id: z.uuid() });
const exampleId = '4f3c2b1a-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleShare = {
  id: '5f0c6f5e-2b7a-4c54-8a53-6f1d0c9b7a11',
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-04-01T09:00:00.000Z',
  url: 'https://wrenchwise.example/shared/quote/q1w2e3r4t5y6q1w2e3r4t5y6',
};

export const shareQuote = defineEndpoint({
  id: 'shareQuote',
  method: 'POST',
  path: '/api/quotes/{id}/share',
  tag: 'Quotes',
  summary:
    'Make a link to the sheet of a stored quote: its lines, what is usual and what to ask. Whoever has it needs no account',
  access: 'user',
  params: Id,
  body: NewQuoteShare.optional(),
  status: 201,
  output: QuoteShare.extend({ url: z.string() }),
  errors: ['db/record-not-found', 'share/too-many'],
  limit: { requests: 60, seconds: 86_400, per: 'user' },
  example: { params: { id: exampleId }, body: { days: 30 }, output: exampleShare },
});

export const listQuoteShares = defineEndpoint({
  id: 'listQuoteShares',
  method: 'GET',
  path: '/api/quotes/{id}/shares',
  tag: 'Quotes',
  summary: 'The links to the sheet of a quote that work, newest first, each with its address',
  access: 'user',
  params: Id,
  status: 200,
  output: z.object({ shares: z.array(QuoteShare) }),
  errors: ['db/record-not-found'],
  example: { params: { id: exampleId }, output: { shares: [exampleShare] } },
});

export const revokeQuoteShare = defineEndpoint({
  id: 'revokeQuoteShare',
  method: 'DELETE',
  path: '/api/quote-shares/{id}',
  tag: 'Quotes',
  summary: 'Revoke a link to the sheet of a quote, at once',
  access: 'user',
  params: Id,
  status: 204,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id: exampleShare.id } },
});

export const readSharedQuote = defineEndpoint({
  id: 'readSharedQuote',
  method: 'GET',
  path: '/api/shared-quotes/{token}',
  tag: 'Quotes',
  summary: 'The sheet of a quote behind a link; no account needed',
  access: 'public',
  params: z.object({ token: storableText(200).min(1) }),
  status: 200,
  output: SharedQuote,
  errors: ['share/not-found'],
  costly: true,
  limit: { requests: 300, seconds: 3600, per: 'address' },
  example: {
    params: { token: 'q1w2e3r4t5y6q1w2e3r4t5y6' },
    output: {
      document: { title: 'Questions about a quote', subtitle: '2013 Ford Focus', blocks: [] },
      expiresAt: '2026-04-01T09:00:00.000Z',
      dateLocale: 'en-GB',
    },
  },
});
