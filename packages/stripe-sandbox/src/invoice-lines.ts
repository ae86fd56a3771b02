import type { Books } from './books.ts';
import { dayInWords, type Period, unusedPart } from './calendar.ts';
import type { WireLine, WirePrice } from './wire.ts';

/** What a line is of: a subscription's item. */
export interface LineOf {
  readonly subscription: string;
  readonly item: string;
  readonly price: WirePrice;
  readonly productName: string;
  readonly quantity: number;
}

interface NewLine extends LineOf {
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly isProration: boolean;
}

const newLine = (books: Books, line: NewLine): WireLine => ({
  id: books.newId('il'),
  object: 'line_item',
  amount: line.amount,
  currency: line.price.currency,
  description: line.description,
  discount_amounts: [],
  discountable: !line.isProration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.isProration,
      proration_details: { credited_items: null },
      subscription: line.subscription,
      subscription_item: line.item,
    },
    type: 'subscription_item_details',
  },
  period: line.period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.price.id, product: line.price.product },
    type: 'price_details',
    unit_amount_decimal: line.price.unit_amount_decimal,
  },
  quantity: line.quantity,
  quantity_decimal: String(line.quantity),
  subscription: line.subscription,
  subtotal: line.amount,
  taxes: [],
});

/** Cents of a price for one period. */
export const amountOf = ({ price, quantity }: Pick<LineOf, 'price' | 'quantity'>): number =>
  (price.unit_amount ?? 0) * quantity;

const inMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);

/** The line of a whole period. */
export const periodLine = (books: Books, of: LineOf, period: Period): WireLine =>
  newLine(books, {
    ...of,
    amount: amountOf(of),
    description: `${of.quantity} × ${of.productName} (at ${inMoney(of.price.unit_amount ?? 0, of.price.currency)} / month)`,
    period,
    isProration: false,
  });

/** The line of a trial: it costs nothing. */
export const trialLine = (books: Books, of: LineOf, period: Period): WireLine =>
  newLine(books, {
    ...of,
    amount: 0,
    description: `Trial period for ${of.productName}`,
    period,
    isProration: false,
  });

/**
 * The lines of a change of price within a period, at `at`: what is left of the old one is credited, what
 * is left of the new one is charged, each to the nearest cent.
 */
export const prorationLines = (
  books: Books,
  { before, after, period, at }: { before: LineOf; after: LineOf; period: Period; at: number },
): readonly WireLine[] => {
  const rest = { start: Math.min(Math.max(at, period.start), period.end), end: period.end };
  const day = dayInWords(rest.start);
  return [
    newLine(books, {
      ...before,
      amount: -unusedPart(amountOf(before), period, at),
      description: `Unused time on ${before.productName} after ${day}`,
      period: rest,
      isProration: true,
    }),
    newLine(books, {
      ...after,
      amount: unusedPart(amountOf(after), period, at),
      description: `Remaining time on ${after.productName} after ${day}`,
      period: rest,
      isProration: true,
    }),
  ];
};
