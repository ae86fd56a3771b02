import type { MoneyRange } from '../diagnosis.ts';

const dollars = (cents: number): string => `$${Math.round(cents / 100)}`;

/** '$30-$90': whole dollars, the shape that the specification asks for. */
export const dollarRange = ({ low, high }: MoneyRange): string =>
  `${dollars(low)}-${dollars(high)}`;

/** '20 minutes', '1 to 2 hours', '45 to 90 minutes'. */
export const durationText = ({ low, high }: { low: number; high: number }): string => {
  const hours = (minutes: number) => `${Math.round(minutes / 6) / 10}`.replace(/\.0$/, '');
  if (high <= 90) {
    const unit = high === 1 ? 'minute' : 'minutes';
    return low === high ? `${low} ${unit}` : `${low} to ${high} ${unit}`;
  }
  return low === high ? `${hours(low)} hours` : `${hours(low)} to ${hours(high)} hours`;
};
