import type { Stretch } from './consumption.ts';

/** What was driven and used over some stretches together. */
type Rolled = Pick<Stretch, 'kind' | 'date' | 'miles' | 'amount'>;

/**
 * The mean of each stretch and those before it, `size` together, oldest first: of all miles over all
 * fuel, so that a long stretch counts for more. The first comes with the `size`-th stretch.
 */
export const rollingConsumption = (
  stretches: readonly Pick<Stretch, 'kind' | 'date' | 'miles' | 'amount'>[],
  size: number,
): Rolled[] =>
  stretches.flatMap(({ kind, date }, index) => {
    if (index + 1 < size) return [];
    const these = stretches.slice(index + 1 - size, index + 1);
    return [
      {
        kind,
        date,
        miles: these.reduce((sum, { miles }) => sum + miles, 0),
        amount: these.reduce((sum, { amount }) => sum + amount, 0),
      },
    ];
  });
