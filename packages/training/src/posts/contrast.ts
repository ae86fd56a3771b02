import { sequence } from '../sequence.ts';
import { rowsOf, type SparseMatrix } from './feature-matrix.ts';
import { shuffle } from './sparse-softmax.ts';
import { addGradients, createSide, encodeRows, type Side, type Sizes } from './vectors.ts';

/** Texts in pairs: row r of one is what was replied to row r of the other. */
export interface Pairs {
  readonly posts: SparseMatrix;
  readonly replies: SparseMatrix;
}

export interface ContrastOptions {
  /** The numbers of columns. */
  readonly widths: { readonly posts: number; readonly replies: number };
  readonly dimensions: number;
  /** Pairs that are distinguished at once: a multiple of 4. */
  readonly batch: number;
  readonly passes: number;
  /** The share of features that each text keeps in a pass, at random. */
  readonly share: number;
  /** What a cosine is multiplied by. */
  readonly sharpness: number;
  readonly rate: number;
  readonly seed: number;
  /** Is called after each pass with its number, from 1, and its mean loss. */
  readonly after?: (pass: number, loss: number) => void;
}

/** A vector of each column, `dimensions` numbers each. */
export interface Vectors {
  readonly posts: Float64Array;
  readonly replies: Float64Array;
}

/** Pulls weaker than this are not worth an update: most texts are far from most others. */
const MIN_PULL = 2e-5;

/** out[i * rows + j]: the product of row i of one and row j of the other. The number of rows is a multiple of 4. */
const products = (
  one: Float64Array,
  other: Float64Array,
  rows: number,
  size: number,
  out: Float64Array,
): void => {
  // Two rows by four at a time: each number that is read is used several times.
  for (let i = 0; i < rows; i += 2) {
    for (let j = 0; j < rows; j += 4) {
      let a = i * size;
      let c = j * size;
      let sum0 = 0;
      let sum1 = 0;
      let sum2 = 0;
      let sum3 = 0;
      let next0 = 0;
      let next1 = 0;
      let next2 = 0;
      let next3 = 0;
      for (const end = a + size; a < end; a += 1, c += 1) {
        const x = one[a] ?? 0;
        const y = one[a + size] ?? 0;
        const p = other[c] ?? 0;
        const q = other[c + size] ?? 0;
        const r = other[c + 2 * size] ?? 0;
        const s = other[c + 3 * size] ?? 0;
        sum0 += x * p;
        sum1 += x * q;
        sum2 += x * r;
        sum3 += x * s;
        next0 += y * p;
        next1 += y * q;
        next2 += y * r;
        next3 += y * s;
      }
      const at = i * rows + j;
      out[at] = sum0;
      out[at + 1] = sum1;
      out[at + 2] = sum2;
      out[at + 3] = sum3;
      out[at + rows] = next0;
      out[at + rows + 1] = next1;
      out[at + rows + 2] = next2;
      out[at + rows + 3] = next3;
    }
  }
};

/** The logarithms of the sums of e^(sharpness × cosine) over each row and each column. */
const logSums = (cosines: Float64Array, rows: number, sharpness: number) => {
  const [byRow, byColumn] = [new Float64Array(rows), new Float64Array(rows)];
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      // A cosine is at most 1: what is taken off keeps the sums finite.
      const e = Math.exp(sharpness * ((cosines[i * rows + j] ?? 0) - 1));
      byRow[i] = (byRow[i] ?? 0) + e;
      byColumn[j] = (byColumn[j] ?? 0) + e;
    }
  }
  const log = (sum: number) => Math.log(sum) + sharpness;
  return { byRow: byRow.map(log), byColumn: byColumn.map(log) };
};

/** Turns cosines into how much each pair is pulled together (below 0) or apart. @returns the mean loss */
const pullsOf = (
  cosines: Float64Array,
  { batch, sharpness }: Pick<ContrastOptions, 'batch' | 'sharpness'>,
): number => {
  const { byRow, byColumn } = logSums(cosines, batch, sharpness);
  let loss = 0;
  for (let i = 0; i < batch; i += 1) {
    for (let j = 0; j < batch; j += 1) {
      const score = sharpness * (cosines[i * batch + j] ?? 0);
      const chance = (Math.exp(score - (byRow[i] ?? 0)) + Math.exp(score - (byColumn[j] ?? 0))) / 2;
      if (i === j) loss -= score - (byRow[i] ?? 0);
      const pull = chance - (i === j ? 1 : 0);
      cosines[i * batch + j] = Math.abs(pull) < MIN_PULL ? 0 : (pull * sharpness) / batch;
    }
  }
  return loss / batch;
};

/**
 * Writes into each row of `to` the sum of the rows of `from`, each times its pull.
 *
 * @param across the pull of row i by row j is at i * across + j * along
 */
const addPulled = (
  to: Float64Array,
  from: Float64Array,
  pulls: Float64Array,
  { batch, dimensions }: Sizes,
  { across, along }: { readonly across: number; readonly along: number },
): void => {
  const found = new Uint32Array(batch + 3);
  const factors = new Float64Array(batch + 3);
  to.fill(0);
  for (let i = 0; i < batch; i += 1) {
    let count = 0;
    for (let j = 0; j < batch; j += 1) {
      const pull = pulls[i * across + j * along] ?? 0;
      if (pull === 0) continue;
      found[count] = j * dimensions;
      factors[count] = pull;
      count += 1;
    }
    // In fours, the last of them filled up with nothing: each sum is read and written a quarter as often.
    factors.fill(0, count);
    for (let at = 0; at < count; at += 4) {
      let a = found[at] ?? 0;
      let b = found[at + 1] ?? 0;
      let c = found[at + 2] ?? 0;
      let d = found[at + 3] ?? 0;
      const p = factors[at] ?? 0;
      const q = factors[at + 1] ?? 0;
      const r = factors[at + 2] ?? 0;
      const s = factors[at + 3] ?? 0;
      const end = (i + 1) * dimensions;
      for (let k = i * dimensions; k < end; k += 1, a += 1, b += 1, c += 1, d += 1) {
        to[k] =
          (to[k] ?? 0) +
          p * (from[a] ?? 0) +
          q * (from[b] ?? 0) +
          r * (from[c] ?? 0) +
          s * (from[d] ?? 0);
      }
    }
  }
};

/** Pulls the pairs of a batch together and all others apart, into `pull` of both sides. @returns the loss */
const pullTogether = (
  posts: Side,
  replies: Side,
  cosines: Float64Array,
  options: ContrastOptions,
): number => {
  const { batch, dimensions } = options;
  products(posts.encoded, replies.encoded, batch, dimensions, cosines);
  const loss = pullsOf(cosines, options);
  addPulled(posts.pull, replies.encoded, cosines, options, { across: batch, along: 1 });
  addPulled(replies.pull, posts.encoded, cosines, options, { across: 1, along: batch });
  return loss;
};

/**
 * Learns a vector for each word and pair of words of posts, and for each of replies, so that a post, as the
 * sum of its vectors, is nearer to its own replies than to those of the others of its batch, and replies to their post.
 * No label is used. Deterministic by its seed.
 */
export const trainVectors = (pairs: Pairs, options: ContrastOptions): Vectors => {
  const { widths, batch, passes, seed } = options;
  const random = sequence(seed);
  const posts = createSide(pairs.posts, widths.posts, options, random);
  const replies = createSide(pairs.replies, widths.replies, options, random);
  const cosines = new Float64Array(batch * batch);
  const order = Uint32Array.from({ length: rowsOf(pairs.posts) }, (_, row) => row);
  for (let pass = 1; pass <= passes; pass += 1) {
    shuffle(order, random);
    let [loss, batches] = [0, 0];
    for (let from = 0; from + batch <= order.length; from += batch) {
      const rows = order.subarray(from, from + batch);
      for (const side of [posts, replies]) encodeRows(side, rows, options, random);
      loss += pullTogether(posts, replies, cosines, options);
      batches += 1;
      for (const side of [posts, replies]) addGradients(side, options);
    }
    options.after?.(pass, loss / Math.max(1, batches));
  }
  return { posts: posts.vectors, replies: replies.vectors };
};
