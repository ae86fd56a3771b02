import { Cents, MoneyRange } from '@wrenchwise/rules/money-range';
import { QUOTE_TEXT_MAX } from '@wrenchwise/rules/report-limits';
import { line, prose } from '@wrenchwise/rules/text';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

/** A PDF of a quote. */
export const QUOTE_FILE_MAX_BYTES = 20 * 1024 * 1024;
/** Stored quotes of one user, on every plan; the insert has the same number. */
export const MAX_QUOTES = 100;
/** Quotes that are set side by side: the newest. */
export const MAX_COMPARED = 5;

const SignedCents = z.int();
const Hours = z.object({ low: z.number(), high: z.number() });

const QUOTE_LINE_KINDS = ['part', 'labour', 'fee', 'discount', 'tax', 'subtotal', 'total'] as const;

/** A line as it was understood, and what is usual for it. */
const CheckedLine = z.object({
  words: z.string(),
  kind: z.enum(QUOTE_LINE_KINDS),
  quantity: z.number().nullable(),
  hours: z.number().nullable(),
  rateCents: Cents.nullable(),
  unitCents: Cents.nullable(),
  /** Below zero for a discount. */
  amountCents: SignedCents,
  includesTax: z.boolean().nullable(),
  /** Beside what is usual. `unknown`: we have no figure. */
  standing: z.enum(['below', 'within', 'above', 'unknown']),
  /** What is usual, on the line's own basis: with tax or before it. */
  usual: MoneyRange.nullable(),
  usualHours: Hours.nullable(),
  usualRate: MoneyRange.nullable(),
  /** Where the range is from. */
  basis: z.string().nullable(),
  remark: z.string().nullable(),
  question: z.string().nullable(),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

const QuoteNote = z.object({
  about: z.enum(['hours', 'sum', 'tax', 'missing', 'twice', 'diagnosis', 'currency']),
  words: z.string(),
  basis: z.string().nullable(),
  question: z.string(),
});

/** A quote beside what is usual for the car and the place. Estimates throughout: they say so. */
export const CheckedQuote = z.object({
  /** ISO 4217. */
  currency: z.string(),
  lines: z.array(CheckedLine),
  notes: z.array(QuoteNote),
  taxIncluded: z.boolean().nullable(),
  /** Parts, labour and fees, less discounts. */
  itemsCents: SignedCents,
  totalCents: SignedCents.nullable(),
  /** The repairs that its parts belong to. */
  repairs: z.array(z.object({ faultId: z.string(), name: z.string() })),
  /** Rows with an amount that were not understood. */
  notUnderstood: z.array(z.string()),
  /** The text was longer than what is read. */
  isCut: z.boolean(),
  /** 'Prices for the United Kingdom, labour at £76 an hour' */
  priceBasis: z.string().nullable(),
});
export type CheckedQuote = z.infer<typeof CheckedQuote>;

const QuotedText = {
  text: prose('Quote', QUOTE_TEXT_MAX),
  /** What is quoted for: a saved car, a diagnosis, or a car in words. */
  vehicleId: z.uuid().optional(),
  diagnosisId: z.uuid().optional(),
};

export const QuoteToCheck = z.object({
  ...QuotedText,
  make: line('Make', 60).optional(),
  year: z.int().min(1950).max(2100).optional(),
  fuel: z.enum(FUELS).optional(),
  transmission: z.enum(TRANSMISSIONS).optional(),
});
export type QuoteToCheck = z.infer<typeof QuoteToCheck>;

export const StoredQuote = z.object({
  id: z.uuid(),
  /** Whose quote it is: the workshop's name, or what the owner calls it. */
  name: z.string(),
  vehicleId: z.uuid().nullable(),
  diagnosisId: z.uuid().nullable(),
  text: z.string(),
  createdAt: z.string(),
});
export type StoredQuote = z.infer<typeof StoredQuote>;

/** Several quotes side by side. */
export const QuoteComparison = z.object({
  currency: z.string(),
  names: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), amounts: z.array(SignedCents.nullable()) })),
});
export type QuoteComparison = z.infer<typeof QuoteComparison>;

/** What reading costs the server: a person checks a few a day, a loop is stopped. */
const CHECKS = { requests: 200, seconds: 86_400, per: 'user', name: 'quote-checks' } as const;
const FILES = { requests: 60, seconds: 3600, per: 'user' } as const;

const exampleText = 'Clutch kit 280, labour 5h at 65, VAT';
const exampleId = '4f3c2b1a-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleLine = {
  words: 'Clutch kit',
  kind: 'part',
  quantity: null,
  hours: null,
  rateCents: null,
  unitCents: null,
  amountCents: 28_000,
  includesTax: false,
  standing: 'within',
  usual: { low: 8300, high: 31_200 },
  usualHours: null,
  usualRate: null,
  basis: 'Our estimate: what shops ask for this part in the United Kingdom, before tax',
  remark: '£280, within the usual £83–£312.',
  question: null,
} satisfies CheckedLine;
export const exampleCheck = {
  currency: 'GBP',
  lines: [exampleLine],
  notes: [],
  taxIncluded: false,
  itemsCents: 28_000,
  totalCents: null,
  repairs: [{ faultId: 'clutch-friction-worn', name: 'Worn clutch' }],
  notUnderstood: [],
  isCut: false,
  priceBasis: 'Prices for the United Kingdom, labour at £76 an hour',
} satisfies CheckedQuote;
const exampleStored = {
  id: exampleId,
  name: 'Hill Street Garage',
  vehicleId: null,
  diagnosisId: null,
  text: exampleText,
  createdAt: '2026-03-03T10:00:00.000Z',
} satisfies StoredQuote;

export const checkQuote = defineEndpoint({
  id: 'checkQuote',
  method: 'POST',
  path: '/api/quotes/check',
  tag: 'Quotes',
  summary:
    'Read the lines of a workshop’s quote and set each beside what is usual for the car and the place, with what to ask. Nothing is stored; no outside service sees it. Costs no allowance',
  access: 'user',
  body: QuoteToCheck,
  status: 200,
  output: CheckedQuote,
  errors: ['db/record-not-found', 'diagnosis/not-found', 'request/text-too-long'],
  costly: true,
  limit: CHECKS,
  example: { body: { text: exampleText, make: 'Ford', year: 2013 }, output: exampleCheck },
});

/** How a PDF is handed in, and the text that it has. */
export const QUOTE_UPLOAD = {
  body: z.instanceof(Blob),
  upload: {
    types: ['application/pdf'],
    maxBytes: QUOTE_FILE_MAX_BYTES,
    tooLarge: 'quote/file-too-large',
    wrongType: 'quote/wrong-type',
  },
  status: 200,
  output: z.object({ text: z.string(), pages: z.int(), isCut: z.boolean() }),
  errors: [
    'quote/file-locked',
    'quote/file-broken',
    'quote/file-too-much',
    'quote/file-no-text',
    'quote/file-busy',
  ],
  costly: true,
  example: { output: { text: exampleText, pages: 1, isCut: false } },
} as const;

export const readQuoteFile = defineEndpoint({
  id: 'readQuoteFile',
  method: 'POST',
  path: '/api/quotes/file',
  tag: 'Quotes',
  summary: 'The text of a quote’s PDF, row by row, to look at and correct before it is checked',
  access: 'user',
  ...QUOTE_UPLOAD,
  limit: FILES,
});

export const saveQuote = defineEndpoint({
  id: 'saveQuote',
  method: 'POST',
  path: '/api/quotes',
  tag: 'Quotes',
  summary: 'Store a quote, to set others beside it',
  access: 'user',
  body: z.object({ name: line('Name', 100), ...QuotedText }),
  status: 201,
  output: StoredQuote,
  errors: ['db/record-not-found', 'diagnosis/not-found', 'quote/too-many', 'request/text-too-long'],
  limit: CHANGES,
  example: { body: { name: 'Hill Street Garage', text: exampleText }, output: exampleStored },
});

export const listQuotes = defineEndpoint({
  id: 'listQuotes',
  method: 'GET',
  path: '/api/quotes',
  tag: 'Quotes',
  summary: 'Stored quotes, newest first, and the newest five of one currency side by side',
  access: 'user',
  query: z.object({ vehicleId: z.uuid().optional(), diagnosisId: z.uuid().optional() }),
  status: 200,
  output: z.object({
    quotes: z.array(StoredQuote),
    comparison: QuoteComparison.nullable(),
  }),
  limit: { requests: 1200, seconds: 600, per: 'user' },
  example: { query: {}, output: { quotes: [exampleStored], comparison: null } },
});

export const deleteQuote = defineEndpoint({
  id: 'deleteQuote',
  method: 'DELETE',
  path: '/api/quotes/{id}',
  tag: 'Quotes',
  summary: 'Delete a stored quote',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id: exampleId } },
});

export const printQuoteSheet = defineEndpoint({
  id: 'printQuoteSheet',
  method: 'POST',
  path: '/api/quotes/sheet.pdf',
  tag: 'Quotes',
  summary:
    'A sheet to take to the workshop: the lines, what is usual and what to ask, as a PDF on the paper of one’s price region',
  access: 'user',
  body: QuoteToCheck,
  status: 200,
  output: z.instanceof(Blob),
  produces: ['application/pdf'],
  errors: [
    'db/record-not-found',
    'diagnosis/not-found',
    'request/text-too-long',
    'document/unavailable',
  ],
  costly: true,
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: { body: { text: exampleText } },
});
