import { sequence } from './sequence.ts';

/** A row of a sparse matrix. */
export interface SparseRow {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/**
 * A linear classifier with squared hinge loss and l2 penalty, by dual coordinate descent
 * (Hsieh et al. 2008). Answers with `columns + 1` weights, the last one the bias.
 *
 * @param costs penalty of each row's error; 0 leaves the row out
 */
export const trainLinearSvm = (
  rows: readonly SparseRow[],
  positive: Uint8Array,
  costs: Float64Array,
  columns: number,
  epochs: number,
): Float64Array => {
  const weights = new Float64Array(columns + 1);
  const alphas = new Float64Array(rows.length);
  const norms = Float64Array.from(rows, (row) =>
    row.values.reduce((sum, value) => sum + value * value, 1),
  );
  const random = sequence(12_345);
  const order = Int32Array.from(rows, (_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const swapped = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = swapped;
    }
    for (const at of order) {
      const row = rows[at];
      const cost = costs[at] ?? 0;
      if (row === undefined || cost === 0) continue;
      const sign = positive[at] === 1 ? 1 : -1;
      const { columns: where, values } = row;
      let score = weights[columns] ?? 0;
      for (let k = 0; k < where.length; k += 1) {
        score += (weights[where[k] ?? 0] ?? 0) * (values[k] ?? 0);
      }
      const ridge = 0.5 / cost;
      const old = alphas[at] ?? 0;
      const gradient = sign * score - 1 + ridge * old;
      const alpha = Math.max(0, old - gradient / ((norms[at] ?? 1) + ridge));
      if (alpha === old) continue;
      alphas[at] = alpha;
      const step = (alpha - old) * sign;
      for (let k = 0; k < where.length; k += 1) {
        const column = where[k] ?? 0;
        weights[column] = (weights[column] ?? 0) + step * (values[k] ?? 0);
      }
      weights[columns] = (weights[columns] ?? 0) + step;
    }
  }
  return weights;
};
