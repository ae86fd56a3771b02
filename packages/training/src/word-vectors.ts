import { DIMENSIONS } from '@wrenchwise/engine/model/text-vector';

import { sequence } from './sequence.ts';

/** Words that are written less often have no vector worth storing. */
const MIN_OCCURRENCES = 6;

/** What distinguishes one set of vectors from another. */
interface WordVectorOptions {
  /** The most frequent words, so many of them. */
  readonly maxWords: number;
  readonly dimensions: number;
  /** Words so far apart count as neighbours, nearer ones more. */
  readonly reach: number;
  /** Subtracted from the mutual information: chance neighbours fall to zero. */
  readonly shift: number;
}

/** The vectors of the model of faults. */
const OF_FAULTS: WordVectorOptions = {
  maxWords: 6000,
  dimensions: DIMENSIONS,
  reach: 5,
  shift: 0.5,
};

const NEAR = 0.3;

/** Smooths the frequency of contexts (Levy, Goldberg and Dagan 2015). */
const CONTEXT_POWER = 0.75;

/** More columns than are stored, and rounds: the subspace iteration converges on the stored ones. */
const SPARE = 8;
const ROUNDS = 6;

/** A matrix by rows, of positive pointwise mutual information. */
interface SparseMatrix {
  readonly columns: readonly Int32Array[];
  readonly values: readonly Float32Array[];
}

const count = (texts: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const neighbours = (
  texts: readonly (readonly string[])[],
  idOf: ReadonlyMap<string, number>,
  reach: number,
): readonly ReadonlyMap<number, number>[] => {
  const rows = Array.from(idOf, () => new Map<number, number>());
  const add = (a: number, b: number, weight: number) => {
    const row = rows[a];
    row?.set(b, (row.get(b) ?? 0) + weight);
  };
  for (const text of texts) {
    const ids = text.map((word) => idOf.get(word) ?? -1);
    ids.forEach((a, i) => {
      if (a < 0) return;
      for (let j = i + 1; j < Math.min(ids.length, i + reach + 1); j += 1) {
        const b = ids[j] ?? -1;
        if (b < 0 || b === a) continue;
        const weight = 1 / (j - i) + NEAR;
        add(a, b, weight);
        add(b, a, weight);
      }
    });
  }
  return rows;
};

const mutualInformation = (
  rows: readonly ReadonlyMap<number, number>[],
  shift: number,
): SparseMatrix => {
  const sums = rows.map((row) => row.values().reduce((a, b) => a + b, 0));
  const contexts = sums.map((sum) => sum ** CONTEXT_POWER);
  const all = contexts.reduce((a, b) => a + b, 0);
  const kept = rows.map((row, a) =>
    [...row].flatMap(([b, together]) => {
      const value = Math.log(together / (sums[a] ?? 1) / ((contexts[b] ?? 1) / all)) - shift;
      return value > 0 ? [[b, value] as const] : [];
    }),
  );
  return {
    columns: kept.map((row) => Int32Array.from(row, ([b]) => b)),
    values: kept.map((row) => Float32Array.from(row, ([, value]) => value)),
  };
};

/** The product of a symmetric matrix with `width` columns. */
const times = ({ columns, values }: SparseMatrix, x: Float32Array, width: number): Float32Array => {
  const y = new Float32Array(x.length);
  columns.forEach((where, row) => {
    const own = values[row] ?? new Float32Array(0);
    for (let i = 0; i < where.length; i += 1) {
      const from = (where[i] ?? 0) * width;
      const value = own[i] ?? 0;
      for (let k = 0; k < width; k += 1) {
        y[row * width + k] = (y[row * width + k] ?? 0) + value * (x[from + k] ?? 0);
      }
    }
  });
  return y;
};

/** Makes columns orthonormal, in place (Gram and Schmidt). */
const orthonormal = (x: Float32Array, width: number): Float32Array => {
  const dot = (a: number, b: number): number => {
    let sum = 0;
    for (let at = 0; at < x.length; at += width) sum += (x[at + a] ?? 0) * (x[at + b] ?? 0);
    return sum;
  };
  for (let k = 0; k < width; k += 1) {
    for (let other = 0; other < k; other += 1) {
      const shared = dot(k, other);
      for (let at = 0; at < x.length; at += width) {
        x[at + k] = (x[at + k] ?? 0) - shared * (x[at + other] ?? 0);
      }
    }
    const length = Math.sqrt(dot(k, k)) || 1;
    for (let at = 0; at < x.length; at += width) x[at + k] = (x[at + k] ?? 0) / length;
  }
  return x;
};

/** A vector of length 1 for each frequent word, and how often it is written among all words. */
export interface WordVectors {
  readonly vectors: ReadonlyMap<string, Float32Array>;
  readonly shares: ReadonlyMap<string, number>;
}

/**
 * Word vectors: words that stand in the same company are alike. Positive pointwise mutual
 * information, factored by subspace iteration. Deterministic.
 *
 * @param texts each as its words, in order
 */
export const trainWordVectors = (
  texts: readonly (readonly string[])[],
  { maxWords, dimensions, reach, shift }: WordVectorOptions = OF_FAULTS,
): WordVectors => {
  const counts = count(texts);
  const words = [...counts]
    .filter(([, written]) => written >= MIN_OCCURRENCES)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, maxWords)
    .map(([word]) => word);
  const matrix = mutualInformation(
    neighbours(texts, new Map(words.map((word, at) => [word, at])), reach),
    shift,
  );
  const width = dimensions + SPARE;
  const random = sequence(5);
  let basis = Float32Array.from({ length: words.length * width }, () => random() - 0.5);
  for (let round = 0; round < ROUNDS; round += 1) {
    basis = orthonormal(times(matrix, basis, width), width) as typeof basis;
  }
  const image = times(matrix, basis, width);
  const strengths = Array.from({ length: width }, (_, k) => {
    let sum = 0;
    for (let at = k; at < image.length; at += width) sum += (image[at] ?? 0) ** 2;
    return Math.sqrt(Math.sqrt(sum));
  });
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  return {
    vectors: new Map(
      words.map((word, row) => {
        const raw = Float32Array.from(
          { length: dimensions },
          (_, k) => (basis[row * width + k] ?? 0) * (strengths[k] ?? 0),
        );
        const length = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0)) || 1;
        return [word, raw.map((value) => value / length)];
      }),
    ),
    shares: new Map(words.map((word) => [word, (counts.get(word) ?? 0) / all])),
  };
};
