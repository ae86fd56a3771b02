import type { MoneyRange } from './money-range.ts';

/** '$12.30'; whole amounts without cents unless `exact`. */
export const formatCents = (
  cents: number,
  { currency = 'USD', exact = false }: { currency?: string; exact?: boolean } = {},
): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: exact || cents % 100 !== 0 ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** '$30–$90', or '$30' when both ends are the same. */
export const formatRange = (range: MoneyRange, options?: { currency?: string }): string =>
  range.low === range.high
    ? formatCents(range.low, options)
    : `${formatCents(range.low, options)}–${formatCents(range.high, options)}`;
