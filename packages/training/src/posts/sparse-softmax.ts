import { sequence } from '../sequence.ts';
import { rowsOf, type SparseMatrix } from './feature-matrix.ts';

/** Rows to learn from. */
export interface SoftmaxRows {
  readonly features: SparseMatrix;
  /** The shares of the classes of each row, which sum to 1. */
  readonly targets: SparseMatrix;
  /** How much each row counts. */
  readonly weights: Float32Array;
}

export interface SparseSoftmaxOptions {
  readonly columns: number;
  readonly classes: number;
  readonly passes: number;
  readonly rate: number;
  /** The l2 penalty of a weight at each of its updates. */
  readonly penalty: number;
  readonly seed: number;
}

export interface SparseSoftmax {
  readonly bias: Float32Array;
  /** weights[column * classes + class] */
  readonly weights: Float32Array;
}

/** Gradients below this are not worth an update: most classes are far from most rows. */
const MIN_GRADIENT = 4e-4;

/** What the sums of squares start from: the first steps stay finite. */
const START = 1e-3;

/** By how much the rate falls until the last pass, and that of the biases beside the weights'. */
const FALL = 0.8;
const BIAS_RATE = 0.1;

/** Puts an order out of order. */
export const shuffle = (order: Uint32Array, random: () => number): void => {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const swapped = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = swapped;
  }
};

/** Writes the logarithms of the probabilities of a row's classes into `scores`. */
export const logProbabilities = (
  { bias, weights }: SparseSoftmax,
  { starts, columns, values }: SparseMatrix,
  row: number,
  scores: Float32Array,
): void => {
  const classes = bias.length;
  scores.set(bias);
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += 1) {
    const value = values[at] ?? 0;
    const from = (columns[at] ?? 0) * classes;
    for (let k = 0; k < classes; k += 1) {
      scores[k] = (scores[k] ?? 0) + value * (weights[from + k] ?? 0);
    }
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < classes; k += 1) most = Math.max(most, scores[k] ?? 0);
  let sum = 0;
  for (let k = 0; k < classes; k += 1) sum += Math.exp((scores[k] ?? 0) - most);
  const log = most + Math.log(sum);
  for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) - log;
};

/**
 * Multinomial logistic regression with soft labels over sparse rows, by stochastic gradient descent with a
 * rate for each weight (AdaGrad) that falls from pass to pass. Deterministic by its seed.
 */
export const trainSparseSoftmax = (
  { features, targets, weights: counts }: SoftmaxRows,
  { columns: width, classes, passes, rate, penalty, seed }: SparseSoftmaxOptions,
): SparseSoftmax => {
  const model = {
    bias: new Float32Array(classes),
    weights: new Float32Array(width * classes),
  };
  const { bias, weights } = model;
  const squares = new Float32Array(weights.length).fill(START);
  const biasSquares = new Float32Array(classes).fill(START);
  const slopes = new Float32Array(classes);
  const active = new Uint32Array(classes);
  const random = sequence(seed);
  const order = Uint32Array.from({ length: rowsOf(features) }, (_, row) => row);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    const step = rate * (1 - (FALL * pass) / passes);
    for (const row of order) {
      logProbabilities(model, features, row, slopes);
      for (let k = 0; k < classes; k += 1) slopes[k] = Math.exp(slopes[k] ?? 0);
      const last = targets.starts[row + 1] ?? 0;
      for (let at = targets.starts[row] ?? 0; at < last; at += 1) {
        const k = targets.columns[at] ?? 0;
        slopes[k] = (slopes[k] ?? 0) - (targets.values[at] ?? 0);
      }
      const count = counts[row] ?? 0;
      let found = 0;
      for (let k = 0; k < classes; k += 1) {
        if (Math.abs(slopes[k] ?? 0) <= MIN_GRADIENT) continue;
        const slope = count * (slopes[k] ?? 0);
        slopes[k] = slope;
        active[found] = k;
        found += 1;
        const square = (biasSquares[k] ?? 0) + slope * slope;
        biasSquares[k] = square;
        bias[k] = (bias[k] ?? 0) - (BIAS_RATE * step * slope) / Math.sqrt(square);
      }
      const end = features.starts[row + 1] ?? 0;
      for (let at = features.starts[row] ?? 0; at < end; at += 1) {
        const value = features.values[at] ?? 0;
        const from = (features.columns[at] ?? 0) * classes;
        for (let i = 0; i < found; i += 1) {
          const k = active[i] ?? 0;
          const cell = from + k;
          const weight = weights[cell] ?? 0;
          const slope = value * (slopes[k] ?? 0) + penalty * weight;
          const square = (squares[cell] ?? 0) + slope * slope;
          squares[cell] = square;
          weights[cell] = weight - (step * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return model;
};
