import type { Currency } from './price-regions.ts';
import type { MoneyRange } from './prices.ts';

const SIGNS: Readonly<Record<Currency, string>> = {
  GBP: '£',
  EUR: '€',
  USD: '$',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
};

/** '$30', '£30', '€30': whole units of the currency. */
export const wholeMoney = (cents: number, currency: Currency): string =>
  `${SIGNS[currency]}${Math.round(cents / 100)}`;

/** '$30-$90': whole units (docs/product.md, Stored diagnosis). */
export const priceRange = ({ low, high }: MoneyRange, currency: Currency): string =>
  `${wholeMoney(low, currency)}-${wholeMoney(high, currency)}`;

/** 'Front brake discs (if needed): $60-$180'. */
export const partLine = (
  {
    name,
    ifNeeded,
    low,
    high,
  }: MoneyRange & { readonly name: string; readonly ifNeeded?: true | undefined },
  currency: Currency,
): string =>
  `${name}${ifNeeded === undefined ? '' : ' (if needed)'}: ${priceRange({ low, high }, currency)}`;

/** '20 minutes', '1 to 2 hours', '45 to 90 minutes'. */
export const durationText = ({ low, high }: { low: number; high: number }): string => {
  const hours = (minutes: number) => `${Math.round(minutes / 6) / 10}`.replace(/\.0$/, '');
  if (high <= 90) {
    const unit = high === 1 ? 'minute' : 'minutes';
    return low === high ? `${low} ${unit}` : `${low} to ${high} ${unit}`;
  }
  return low === high ? `${hours(low)} hours` : `${hours(low)} to ${hours(high)} hours`;
};
