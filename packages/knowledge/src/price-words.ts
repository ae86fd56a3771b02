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

const FRACTIONS = ['', '¼', '½', '¾'] as const;

/** From here on a quarter of an hour says nothing. */
const LONG = 300;

/** '1¼', '2½', '12': hours to the nearest quarter, from five hours on to the nearest half. */
const hours = (minutes: number): string => {
  const step = minutes >= LONG ? 2 : 1;
  const quarters = Math.round(minutes / 15 / step) * step;
  return `${Math.floor(quarters / 4)}${FRACTIONS[quarters % 4] ?? ''}`;
};

const single = (minutes: number): string => {
  if (minutes === 1) return '1 minute';
  if (minutes === 60) return '1 hour';
  return minutes <= 90 ? `${minutes} minutes` : `${hours(minutes)} hours`;
};

/**
 * A time in minutes as people say it: '20 minutes', '45 to 90 minutes', '20 minutes to 2½ hours',
 * '1 to 2 hours'. From an hour and a half on it is rounded to quarters of an hour.
 */
export const durationText = ({ low, high }: { low: number; high: number }): string => {
  // A recall takes as long as its campaign needs, which nobody knows beforehand.
  if (high === 0) return 'a visit to a dealer';
  if (low === high) return single(high);
  if (low <= 0) return `up to ${single(high)}`;
  if (high <= 90) return `${low} to ${high} minutes`;
  if (low < 60) return `${low} minutes to ${hours(high)} hours`;
  const [from, to] = [hours(low), hours(high)];
  return from === to ? `${to} hours` : `${from} to ${to} hours`;
};

/** Workshop labour as people say it, from hours; minutes are those of a time sheet, in fives. */
export const labourText = ({ low, high }: { low: number; high: number }): string => {
  const inFives = (value: number): number => Math.round((value * 60) / 5) * 5;
  return durationText({ low: inFives(low), high: inFives(high) });
};
