import type { SparseMatrix } from './feature-matrix.ts';
import type { FaultShares } from './owners-posts.ts';

/** The faults of each text as rows of a matrix, a column a fault of the catalogue. */
export const targetsOf = (rows: readonly FaultShares[]): SparseMatrix => {
  const all = rows.flat();
  let end = 0;
  return {
    starts: Uint32Array.from([0, ...rows.map((row) => (end += row.length))]),
    columns: Uint32Array.from(all, ([fault]) => fault),
    values: Float32Array.from(all, ([, share]) => share),
  };
};

/**
 * The logarithm of each fault's share of the rows; one row more of each fault, so that none is impossible.
 *
 * @param weights how much each row counts
 */
export const usualOf = (
  rows: readonly FaultShares[],
  weights: Float32Array,
  faults: number,
): Float32Array => {
  const totals = new Float64Array(faults).fill(1);
  rows.forEach((row, at) => {
    for (const [fault, share] of row) {
      totals[fault] = (totals[fault] ?? 0) + share * (weights[at] ?? 0);
    }
  });
  const sum = totals.reduce((total, one) => total + one, 0);
  return Float32Array.from(totals, (one) => Math.log(one / sum));
};
