import { z } from 'zod';

import { day } from '../day.ts';
import { line, storableText } from '../text.ts';

/** What of a vehicle ends on a day. */
export const RENEWAL_KINDS = [
  'insurance',
  'tax',
  'warranty',
  'breakdown',
  'finance',
  'service-plan',
  'other',
] as const;
export type RenewalKind = (typeof RENEWAL_KINDS)[number];

export const RENEWAL_WORDS = {
  insurance: 'Insurance',
  tax: 'Vehicle tax',
  warranty: 'Warranty',
  breakdown: 'Breakdown cover',
  finance: 'Finance',
  'service-plan': 'Service plan',
  other: 'Other',
} as const satisfies Readonly<Record<RenewalKind, string>>;

export const RENEWAL_NOTES_MAX = 2000;

/** Of one record: nobody pays more. */
const MAX_CENTS = 1_000_000_000;

/** An amount of money with its currency, or neither. */
export const MoneyFields = z.object({
  costCents: z
    .int('Cost must be an amount of money')
    .min(0, 'Cost must be at least 0')
    .max(MAX_CENTS, 'Cost is too high')
    .nullable()
    .default(null),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Please choose a currency')
    .nullable()
    .default(null),
});

/** A text of several lines of which a blank one is none. */
export const optionalNotes = (max: number) =>
  storableText(max)
    .transform((text) => (text.trim() === '' ? null : text))
    .nullable()
    .default(null);

/** What a user writes of something that ends on a day. */
export const NewRenewal = z
  .strictObject({
    kind: z.enum(RENEWAL_KINDS, 'Please choose a kind'),
    /** Whom it is with. */
    provider: line('Provider', 100).nullable().default(null),
    /** The number of the policy or contract. */
    reference: line('Reference', 100).nullable().default(null),
    /** The day on which it ends. */
    dueOn: day('Date', 'Please enter a date').refine(
      (text) => text >= '1990-01-01' && text < '2100-01-01',
      'Please check the date',
    ),
    /** By how many months renewing moves it; null of what ends for good. */
    everyMonths: z
      .int('Months must be a whole number')
      .min(1, 'Months must be at least 1')
      .max(120, 'Months must be at most 120')
      .nullable()
      .default(null),
    ...MoneyFields.shape,
    notes: optionalNotes(RENEWAL_NOTES_MAX),
  })
  .refine(({ costCents, currency }) => costCents === null || currency !== null, {
    path: ['currency'],
    error: 'Please choose a currency',
  });
export type NewRenewal = z.output<typeof NewRenewal>;

/** 'Insurance with Aviva'; of something else what it is called. */
export const renewalTitle = ({ kind, provider }: Pick<NewRenewal, 'kind' | 'provider'>): string => {
  if (kind === 'other') return provider ?? RENEWAL_WORDS.other;
  return provider === null ? RENEWAL_WORDS[kind] : `${RENEWAL_WORDS[kind]} with ${provider}`;
};
