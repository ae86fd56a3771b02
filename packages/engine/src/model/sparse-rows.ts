import type { ModelFile } from './model-file.ts';
import { readNames } from './names.ts';

/** A feature's weights for some of the classes. */
export interface SparseRow {
  readonly rarity: number;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
}

/** The rows of a model by the name of the feature. */
export interface SparseRows {
  readonly find: (name: string) => SparseRow | undefined;
}

/**
 * The rows of a trained model. A row's cells are decoded when a text first has its feature: most
 * features never occur. Sections: the names; `rarities` in twentieths, `scales` in hundredths and the
 * number of cells (`sizes`) of each row; `classes` and `weights` (-31 to 31, times scale over 31) of
 * each cell.
 *
 * @param classOf turns a class of the file into that of the caller
 */
export const createSparseRows = (
  file: ModelFile,
  classOf: (stored: number) => number = (stored) => stored,
): SparseRows => {
  const rarities = file.u16('rarities');
  const scales = file.u16('scales');
  const sizes = file.u16('sizes');
  const classes = file.u16('classes');
  const weights = file.i8('weights');
  const starts = new Uint32Array(sizes.length);
  for (let row = 1; row < sizes.length; row += 1) {
    starts[row] = (starts[row - 1] ?? 0) + (sizes[row - 1] ?? 0);
  }
  const rows = new Map<string, SparseRow | number>();
  readNames(file, 'names').forEach((name, row) => {
    rows.set(name, row);
  });
  const decode = (row: number): SparseRow => {
    const start = starts[row] ?? 0;
    const end = start + (sizes[row] ?? 0);
    const scale = (scales[row] ?? 0) / 100 / 31;
    const own = new Uint16Array(end - start);
    const line = new Float32Array(end - start);
    for (let i = 0; i < own.length; i += 1) {
      own[i] = classOf(classes[start + i] ?? 0);
      line[i] = (weights[start + i] ?? 0) * scale;
    }
    return { rarity: (rarities[row] ?? 0) / 20, classes: own, weights: line };
  };
  return {
    find: (name) => {
      const known = rows.get(name);
      if (typeof known !== 'number') return known;
      const row = decode(known);
      rows.set(name, row);
      return row;
    },
  };
};
