import type { SparseRow } from './linear-svm.ts';
import { sequence } from './sequence.ts';

/** A row with the classes that it belongs to. */
export interface LabelledRow {
  readonly vector: SparseRow;
  /** Class and share; the shares sum to 1. */
  readonly target: readonly (readonly [label: number, share: number])[];
  /** How much the row counts. */
  readonly weight: number;
}

export interface SoftmaxOptions {
  readonly epochs: number;
  readonly rate: number;
  /** The l2 penalty of a weight at each of its updates. */
  readonly penalty: number;
}

/** weights[column * classes + label], with a row of biases last. */
export type SoftmaxWeights = Float32Array;

/** Gradients below this are not worth an update: most classes are far from most rows. */
const MIN_GRADIENT = 2e-4;

/** What the sums of squares start from: keeps the first steps finite. */
const START = 1e-3;

const subtractTarget = (
  p: Float32Array,
  scores: Float32Array,
  target: LabelledRow['target'],
): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < scores.length; k += 1) most = Math.max(most, scores[k] ?? 0);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    const value = Math.exp((scores[k] ?? 0) - most);
    p[k] = value;
    sum += value;
  }
  for (let k = 0; k < p.length; k += 1) p[k] = (p[k] ?? 0) / sum;
  for (const [label, share] of target) p[label] = (p[label] ?? 0) - share;
};

/** The scores of a row by class. */
export const softmaxScores = (
  { columns, values }: SparseRow,
  weights: SoftmaxWeights,
  classes: number,
): Float32Array => {
  const bias = weights.length - classes;
  const scores = weights.slice(bias);
  for (let j = 0; j < columns.length; j += 1) {
    const from = (columns[j] ?? 0) * classes;
    const value = values[j] ?? 0;
    for (let k = 0; k < classes; k += 1) {
      scores[k] = (scores[k] ?? 0) + (weights[from + k] ?? 0) * value;
    }
  }
  return scores;
};

/**
 * Multinomial logistic regression with soft labels, by stochastic gradient descent with a rate for
 * each weight (AdaGrad). Deterministic.
 */
export const trainSoftmax = (
  rows: readonly LabelledRow[],
  columns: number,
  classes: number,
  { epochs, rate, penalty }: SoftmaxOptions,
): SoftmaxWeights => {
  const weights = new Float32Array((columns + 1) * classes);
  const squares = new Float32Array(weights.length).fill(START);
  const gradient = new Float32Array(classes);
  const random = sequence(12_345);
  const order = Int32Array.from(rows, (_, i) => i);
  const update = (at: number, slope: number) => {
    squares[at] = (squares[at] ?? 0) + slope * slope;
    weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
  };
  const bias = columns * classes;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const swapped = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = swapped;
    }
    for (const at of order) {
      const row = rows[at];
      if (row === undefined || row.weight === 0) continue;
      subtractTarget(gradient, softmaxScores(row.vector, weights, classes), row.target);
      const { columns: where, values } = row.vector;
      const touched: number[] = [];
      for (let k = 0; k < classes; k += 1) {
        const slope = (gradient[k] ?? 0) * row.weight;
        gradient[k] = slope;
        if (Math.abs(slope) < MIN_GRADIENT) continue;
        touched.push(k);
        update(bias + k, slope);
      }
      for (let j = 0; j < where.length; j += 1) {
        const from = (where[j] ?? 0) * classes;
        const value = values[j] ?? 0;
        for (const k of touched) {
          update(from + k, (gradient[k] ?? 0) * value + penalty * (weights[from + k] ?? 0));
        }
      }
    }
  }
  return weights;
};
