import type { MoneyRange } from '../money-range.ts';

/** Why a sum may be asked off the price. */
export const BARGAIN_BASES = ['mot', 'seen', 'due'] as const;
export type BargainBasis = (typeof BARGAIN_BASES)[number];

/** Something that the next owner pays for, with what it costs in a workshop. */
export interface BargainItem {
  /** Of the fault or the service: what is named twice is paid once. */
  readonly id: string;
  readonly title: string;
  readonly basis: BargainBasis;
  /** In cents. */
  readonly cost: MoneyRange;
}

export interface Bargain {
  /** Each once: by what the MOT found, then what was seen, then what is due. */
  readonly items: readonly BargainItem[];
  /** The sum of all, in cents; undefined where there is nothing. */
  readonly total: MoneyRange | undefined;
}

/**
 * What is to be paid soon and may be asked off the price: what the MOT left open, what was seen on the walk-round and
 * services of which nothing proves that they were done. What only may come is no part of it.
 */
export const bargainOf = (items: readonly BargainItem[]): Bargain => {
  const sorted = BARGAIN_BASES.flatMap((basis) => items.filter((item) => item.basis === basis));
  const once = sorted.filter(
    ({ id }, index) => sorted.findIndex((other) => other.id === id) === index,
  );
  if (once.length === 0) return { items: [], total: undefined };
  return {
    items: once,
    total: {
      low: once.reduce((sum, { cost }) => sum + cost.low, 0),
      high: once.reduce((sum, { cost }) => sum + cost.high, 0),
    },
  };
};
