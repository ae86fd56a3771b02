import { longDate } from '@wrenchwise/rules/day-words';
import type { Stripe } from 'stripe';

/** A line of a bill as the provider has it. */
export interface BillLine {
  readonly priceId: string | null;
  /** Cents; negative for a credit. */
  readonly amount: number;
  /** Whether it is for a part of a period, since the price changed within it. */
  readonly isProration: boolean;
  readonly start: Date;
  readonly end: Date;
  /** In the provider's words. */
  readonly text: string | null;
}

/** The name of the plan that a price buys; undefined for a price of no plan. */
export type NameOfPrice = (priceId: string | null) => string | undefined;

/** What the words of a bill need to know: plans by price, and how its payer writes dates. */
export interface BillReader {
  readonly nameOf: NameOfPrice;
  readonly dateLocale: string;
}

const idOf = (price: string | { readonly id: string } | null | undefined): string | null =>
  (typeof price === 'string' ? price : price?.id) ?? null;

export const billLineOf = (line: Stripe.InvoiceLineItem): BillLine => {
  const { subscription_item_details: ofItem, invoice_item_details: ofInvoice } = line.parent ?? {};
  return {
    priceId: idOf(line.pricing?.price_details?.price),
    amount: line.amount,
    isProration: ofItem?.proration ?? ofInvoice?.proration ?? false,
    start: new Date(line.period.start * 1000),
    end: new Date(line.period.end * 1000),
    text: line.description,
  };
};

/**
 * What a line is for, the same in a preview, a bill and its receipt: 'Premium, monthly, from 7 February
 * 2026 to 28 February 2026', or 'Credit for unused Standard'.
 */
export const lineWords = (line: BillLine, { nameOf, dateLocale }: BillReader): string => {
  const { priceId, amount, isProration, start, end, text } = line;
  const name = nameOf(priceId);
  if (name === undefined) return text ?? 'Subscription';
  if (amount < 0) return `Credit for unused ${name}`;
  const kind = amount === 0 && !isProration ? 'trial' : 'monthly';
  const dayOf = (date: Date): string => longDate(date, dateLocale, 'UTC');
  return `${name}, ${kind}, from ${dayOf(start)} to ${dayOf(end)}`;
};

/** The line that a bill is for: what was bought last, and not what was credited for it. */
export const mainLineOf = (lines: readonly BillLine[]): BillLine | undefined =>
  lines.findLast(({ amount }) => amount > 0) ?? lines[0];

/** What a bill is for, in a line, with the credits that are in it. */
export const billWords = (lines: readonly BillLine[], reader: BillReader): string => {
  const main = mainLineOf(lines);
  if (main === undefined) return 'Subscription';
  const credits = lines
    .filter((line) => line !== main && line.amount < 0)
    .map((line) => lineWords(line, reader).replace(/^Credit/, 'credit'));
  return [lineWords(main, reader), ...new Set(credits)].join(', less the ');
};
