import type { ExaminedQuote } from './examine-quote.ts';
import type { Quote } from './quote.ts';

/** A quote and what was found about it. */
export interface ComparedQuote {
  readonly quote: Quote;
  readonly examined: ExaminedQuote;
}

/** One thing in every quote: its amounts as they are written, in cents; null where a quote has none of it. */
export interface ComparedRow {
  readonly label: string;
  readonly amounts: readonly (number | null)[];
}

/** What is paid for a quote in the end, as far as it shows: its total, or its lines with the tax that is named. */
const toPay = ({ sum, taxRate, taxIncluded }: Quote): number =>
  sum.totalCents !== null && sum.totalCents >= sum.itemsCents
    ? sum.totalCents
    : Math.round(sum.itemsCents * (taxIncluded === false ? 1 + (taxRate ?? 0) : 1));

/** Lines of several quotes side by side: the same part in one row, labour and fees summed up, what is paid last. */
export const compareQuotes = (quotes: readonly ComparedQuote[]): readonly ComparedRow[] => {
  const rows = new Map<string, { label: string; amounts: (number | null)[] }>();
  quotes.forEach(({ quote, examined }, at) => {
    quote.lines.forEach(({ kind, words, amountCents }, index) => {
      if (kind === 'total' || kind === 'subtotal' || kind === 'tax') return;
      const part = examined.lines[index]?.part;
      const key = kind === 'part' ? (part ?? words.toLowerCase()) : kind;
      const label = kind === 'part' ? words : LABELS[kind];
      const row = rows.get(key) ?? { label, amounts: quotes.map(() => null) };
      row.amounts[at] = (row.amounts[at] ?? 0) + amountCents;
      rows.set(key, row);
    });
  });
  return [
    ...[...rows.values()].map(({ label, amounts }) => ({ label, amounts })),
    { label: 'To pay', amounts: quotes.map(({ quote }) => toPay(quote)) },
  ];
};

const LABELS = { labour: 'Labour', fee: 'Fees', discount: 'Discounts' } as const;
