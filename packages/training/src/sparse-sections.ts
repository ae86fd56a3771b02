import { nameSections, type SectionValue } from './write-model.ts';

/** The largest stored weight, in steps of a row's scale. */
export const MAX_WEIGHT = 31;

/** A feature with a weight for each class. */
interface DenseRow {
  readonly name: string;
  readonly rarity: number;
  readonly weights: Float32Array;
}

export const bounded = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Biases and components as they are stored: in hundredths, from -20.48 to 20.47. */
export const hundredths = (values: Iterable<number>): readonly number[] =>
  Array.from(values, (value) => bounded(Math.round(value * 100 + 2048), 0, 4095) - 2048);

/**
 * The sections that `model/sparse-rows.ts` reads.
 *
 * @param rows sorted by name
 * @param least weights below this are negligible and dropped, and rows without a weight with them
 */
export const sparseSections = (
  rows: readonly DenseRow[],
  least: number,
): Readonly<Record<string, SectionValue>> => {
  const stored = rows.flatMap(({ name, rarity, weights }) => {
    const most = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    const scale = Math.max(1, Math.round(most * 100));
    const cells = Array.from(weights, (weight, at) => {
      const quantised = Math.round((weight / scale) * 100 * MAX_WEIGHT);
      return Math.abs(weight) < least || quantised === 0 ? [] : [[at, quantised] as const];
    }).flat();
    return cells.length === 0 ? [] : [{ name, rarity, scale, cells }];
  });
  const cells = stored.flatMap((row) => row.cells);
  return {
    ...nameSections(
      'names',
      stored.map(({ name }) => name),
    ),
    rarities: ['u16', stored.map(({ rarity }) => Math.round(rarity * 20))],
    scales: ['u16', stored.map(({ scale }) => scale)],
    sizes: ['u16', stored.map((row) => row.cells.length)],
    classes: ['u16', cells.map(([at]) => at)],
    weights: ['i8', cells.map(([, weight]) => weight)],
  };
};
