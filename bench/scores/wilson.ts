/** A share with its 95 % interval, all 0–1. */
export interface Share {
  readonly share: number;
  readonly rows: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The share of `hits` in `rows` with Wilson's score interval, which holds for few rows too. */
export const wilson = (hits: number, rows: number): Share => {
  if (rows === 0) return { share: 0, rows, low: 0, high: 1 };
  const p = hits / rows;
  const middle = (p + Z ** 2 / (2 * rows)) / (1 + Z ** 2 / rows);
  const reach =
    (Z / (1 + Z ** 2 / rows)) * Math.sqrt((p * (1 - p)) / rows + Z ** 2 / (4 * rows ** 2));
  return { share: round(p), rows, low: round(middle - reach), high: round(middle + reach) };
};
