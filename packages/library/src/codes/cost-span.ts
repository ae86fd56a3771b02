import type { MoneyRange } from '@wrenchwise/knowledge/prices';

/** A cause's cost with its weight among the causes. */
export interface WeighedCost {
  readonly range: MoneyRange;
  /** 0–1. */
  readonly share: number;
}

/** Points of each range that stand for it. */
const POINTS = 20;

/**
 * The middle four fifths of the weighed costs, in cents: one bill in ten is lower, one in ten higher.
 * Each cause's bills are taken as spread evenly over its range. A rare dear cause moves the ends
 * only as far as its share. A recall costs nothing and sends no bill, so it does not count.
 */
export const middleOf = (costs: readonly WeighedCost[]): MoneyRange => {
  const bills = costs
    .filter(({ range }) => range.high > 0)
    .flatMap(({ range: { low, high }, share }) =>
      Array.from({ length: POINTS }, (_, at) => ({
        amount: low + ((high - low) * (at + 0.5)) / POINTS,
        weight: share / POINTS,
      })),
    )
    .toSorted((a, b) => a.amount - b.amount);
  const total = bills.reduce((sum, { weight }) => sum + weight, 0);
  const at = (quantile: number): number => {
    let sum = 0;
    const bill = bills.find(({ weight }) => {
      sum += weight;
      return sum >= quantile * total;
    });
    return Math.round(bill?.amount ?? 0);
  };
  return { low: at(0.1), high: at(0.9) };
};
