import { expect, it } from 'vitest';

import type { SparseMatrix } from './feature-matrix.ts';
import { logProbabilities, trainSparseSoftmax } from './sparse-softmax.ts';

/** Rows of columns with the value 1. */
const matrix = (rows: readonly (readonly number[])[]): SparseMatrix => {
  let end = 0;
  return {
    starts: Uint32Array.from([0, ...rows.map((row) => (end += row.length))]),
    columns: Uint32Array.from(rows.flat()),
    values: new Float32Array(rows.flat().length).fill(1),
  };
};

const OPTIONS = { columns: 4, classes: 3, passes: 40, rate: 0.15, penalty: 1e-5, seed: 7 };

/** Of columns 0 to 2 each is a class; column 3 is in every row. */
const ROWS = [
  [0, 3],
  [1, 3],
  [2, 3],
  [0, 3],
  [1, 3],
  [2, 3],
];
const rows = {
  features: matrix(ROWS),
  targets: matrix(ROWS.map(([column = 0]) => [column])),
  weights: new Float32Array(ROWS.length).fill(1),
};

const chancesOf = (model: ReturnType<typeof trainSparseSoftmax>, columns: readonly number[]) => {
  const scores = new Float32Array(3);
  logProbabilities(model, matrix([columns]), 0, scores);
  return Array.from(scores, Math.exp);
};

it('learns which feature says which class, and that what all rows have says nothing', () => {
  const model = trainSparseSoftmax(rows, OPTIONS);
  for (const column of [0, 1, 2]) {
    expect(chancesOf(model, [column, 3])[column]).toBeGreaterThan(0.8);
  }
  for (const chance of chancesOf(model, [3])) expect(chance).toBeCloseTo(1 / 3, 1);
});

it('gives the shares of rows that disagree by how much each counts', () => {
  const model = trainSparseSoftmax(
    {
      features: matrix([[0], [0]]),
      targets: matrix([[0], [1]]),
      weights: Float32Array.of(3, 1),
    },
    { ...OPTIONS, passes: 300 },
  );
  const [first = 0, second = 0] = chancesOf(model, [0]);
  expect(first / second).toBeGreaterThan(2.4);
  expect(first / second).toBeLessThan(3.6);
});

it('gives the same weights by the same seed, and others by another', () => {
  const weightsBy = (seed: number) => trainSparseSoftmax(rows, { ...OPTIONS, seed }).weights;
  expect(weightsBy(7)).toEqual(weightsBy(7));
  expect(weightsBy(8)).not.toEqual(weightsBy(7));
});
