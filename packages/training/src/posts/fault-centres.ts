import { sequence } from '../sequence.ts';
import { rowsOf } from './feature-matrix.ts';
import { shuffle, type SoftmaxRows } from './sparse-softmax.ts';
import { addGradients, createSide, encodeRows, type Side, type Sizes } from './vectors.ts';

/** A vector of each column and one of each fault, `dimensions` numbers each. */
export interface FaultCentres {
  readonly vectors: Float64Array;
  readonly centres: Float64Array;
}

export interface FaultCentresOptions extends Sizes {
  readonly passes: number;
  /** The share of features that each text keeps in a pass, at random. */
  readonly share: number;
  /** What the product of text and centre is multiplied by. */
  readonly sharpness: number;
  readonly rate: number;
  readonly seed: number;
}

/** Pulls weaker than this are not worth an update: most faults are far from most posts. */
const MIN_PULL = 4e-4;

/** What the sums of squares start from, and by how much the rate falls until the last pass. */
const FIRST_SQUARES = 1e-4;
const FALL = 0.8;

/** scores[i × faults + f]: text i by fault f, times `sharpness`, with the log-share of each fault. */
const scoreAll = (
  { encoded }: Side,
  centres: Float64Array,
  usual: Float32Array,
  { batch, dimensions, sharpness }: FaultCentresOptions,
  scores: Float64Array,
): void => {
  const faults = usual.length;
  for (let i = 0; i < batch; i += 2) {
    for (let f = 0; f < faults; f += 1) {
      let [one, other] = [0, 0];
      let a = i * dimensions;
      for (let c = f * dimensions, end = c + dimensions; c < end; c += 1, a += 1) {
        const value = centres[c] ?? 0;
        one += value * (encoded[a] ?? 0);
        other += value * (encoded[a + dimensions] ?? 0);
      }
      scores[i * faults + f] = sharpness * one + (usual[f] ?? 0);
      scores[(i + 1) * faults + f] = sharpness * other + (usual[f] ?? 0);
    }
  }
};

/** Turns the scores of a row into chances less what they should be. */
const slopesOf = (scores: Float64Array, { targets }: SoftmaxRows, row: number): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let f = 0; f < scores.length; f += 1) sum += Math.exp((scores[f] ?? 0) - most);
  const log = Math.log(sum) + most;
  for (let f = 0; f < scores.length; f += 1) scores[f] = Math.exp((scores[f] ?? 0) - log);
  const end = targets.starts[row + 1] ?? 0;
  for (let at = targets.starts[row] ?? 0; at < end; at += 1) {
    const fault = targets.columns[at] ?? 0;
    scores[fault] = (scores[fault] ?? 0) - (targets.values[at] ?? 0);
  }
};

/** Adds up where the texts of a batch and the centres are pulled. */
const addPulls = (
  side: Side,
  centres: Float64Array,
  slopes: Float64Array,
  gradients: Float64Array,
  { batch, dimensions, sharpness }: FaultCentresOptions,
): void => {
  const faults = centres.length / dimensions;
  side.pull.fill(0);
  gradients.fill(0);
  for (let i = 0; i < batch; i += 1) {
    for (let f = 0; f < faults; f += 1) {
      const slope = slopes[i * faults + f] ?? 0;
      if (Math.abs(slope) < MIN_PULL) continue;
      const pull = (sharpness * slope) / batch;
      let a = i * dimensions;
      for (let c = f * dimensions, end = c + dimensions; c < end; c += 1, a += 1) {
        side.pull[a] = (side.pull[a] ?? 0) + pull * (centres[c] ?? 0);
        gradients[c] = (gradients[c] ?? 0) + pull * (side.encoded[a] ?? 0);
      }
    }
  }
};

const moveCentres = (
  centres: Float64Array,
  squares: Float64Array,
  gradients: Float64Array,
  dimensions: number,
  rate: number,
): void => {
  for (let fault = 0; fault < squares.length; fault += 1) {
    const from = fault * dimensions;
    let square = squares[fault] ?? 0;
    for (let c = from; c < from + dimensions; c += 1) square += (gradients[c] ?? 0) ** 2;
    squares[fault] = square;
    const step = rate / Math.sqrt(square);
    for (let c = from; c < from + dimensions; c += 1) {
      centres[c] = (centres[c] ?? 0) - step * (gradients[c] ?? 0);
    }
  }
};

/**
 * Moves the vectors of words, learnt without labels, and the centres of faults, which are means of such vectors, so
 * that a post is nearest to what careful readers and replies say that it was. Deterministic by its seed.
 *
 * @param start what is moved; it stays as it is
 * @param usual the logarithm of each fault's share of the rows, which nearness need not learn
 */
export const learnFaultCentres = (
  start: FaultCentres,
  rows: SoftmaxRows,
  usual: Float32Array,
  options: FaultCentresOptions,
): FaultCentres => {
  const { dimensions, batch, passes, seed } = options;
  const random = sequence(seed);
  const side = createSide(rows.features, start.vectors.length / dimensions, options, random);
  side.vectors.set(start.vectors);
  const centres = start.centres.slice();
  const squares = new Float64Array(usual.length).fill(FIRST_SQUARES);
  const gradients = new Float64Array(centres.length);
  const scores = new Float64Array(batch * usual.length);
  const order = Uint32Array.from({ length: rowsOf(rows.features) }, (_, row) => row);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    const rate = options.rate * (1 - (FALL * pass) / passes);
    for (let from = 0; from + batch <= order.length; from += batch) {
      const chosen = order.subarray(from, from + batch);
      encodeRows(side, chosen, options, random);
      scoreAll(side, centres, usual, options, scores);
      chosen.forEach((row, at) => {
        const own = scores.subarray(at * usual.length, (at + 1) * usual.length);
        slopesOf(own, rows, row);
        const count = rows.weights[row] ?? 0;
        for (let f = 0; f < own.length; f += 1) own[f] = (own[f] ?? 0) * count;
      });
      addPulls(side, centres, scores, gradients, options);
      addGradients(side, { dimensions, batch, rate });
      moveCentres(centres, squares, gradients, dimensions, rate);
    }
  }
  return { vectors: side.vectors, centres };
};
