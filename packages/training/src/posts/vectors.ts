import type { SparseMatrix } from './feature-matrix.ts';

/** What belongs to one of the two sides, posts or replies. */
export interface Side {
  readonly matrix: SparseMatrix;
  /** The vectors of the columns. */
  readonly vectors: Float64Array;
  /** The sum of squares of each column's gradients: the larger, the smaller its steps. */
  readonly squares: Float64Array;
  /** The texts of a batch at length 1, their lengths before, and where each is pulled. */
  readonly encoded: Float64Array;
  readonly lengths: Float64Array;
  readonly pull: Float64Array;
  /** The features of the batch that were not dropped: text, column and value. */
  readonly kept: { rows: Uint32Array; columns: Uint32Array; values: Float32Array; length: number };
  readonly gradients: Float64Array;
  /** The columns with a gradient. */
  readonly touched: { readonly flags: Uint8Array; readonly columns: Uint32Array };
}

/** The numbers of a vector, and the texts of a batch. */
export interface Sizes {
  readonly dimensions: number;
  readonly batch: number;
}

const FIRST_DEVIATION = 0.05;
const FIRST_SQUARES = 1e-4;

/** Keeps the length of an empty text from being 0. */
const MIN_LENGTH = 1e-6;

/** A number of the normal distribution (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const createSide = (
  matrix: SparseMatrix,
  width: number,
  { dimensions, batch }: Sizes,
  random: () => number,
): Side => {
  const most = matrix.columns.length;
  return {
    matrix,
    vectors: Float64Array.from(
      { length: width * dimensions },
      () => FIRST_DEVIATION * normal(random),
    ),
    squares: new Float64Array(width).fill(FIRST_SQUARES),
    encoded: new Float64Array(batch * dimensions),
    lengths: new Float64Array(batch),
    pull: new Float64Array(batch * dimensions),
    kept: {
      rows: new Uint32Array(most),
      columns: new Uint32Array(most),
      values: new Float32Array(most),
      length: 0,
    },
    gradients: new Float64Array(width * dimensions),
    touched: { flags: new Uint8Array(width), columns: new Uint32Array(width) },
  };
};

/** to[a…] += factor × from[b…] */
const addTo = (
  to: Float64Array,
  a: number,
  from: Float64Array,
  b: number,
  size: number,
  factor: number,
): void => {
  for (let k = 0; k < size; k += 1) to[a + k] = (to[a + k] ?? 0) + factor * (from[b + k] ?? 0);
};

/** Brings a vector to length 1. @returns its length before */
const bringToOne = (values: Float64Array, from: number, size: number): number => {
  let square = 0;
  for (let k = from; k < from + size; k += 1) square += (values[k] ?? 0) ** 2;
  const length = Math.sqrt(square) + MIN_LENGTH;
  for (let k = from; k < from + size; k += 1) values[k] = (values[k] ?? 0) / length;
  return length;
};

/** Encodes the rows of a batch, each without a share of its features that are dropped at random. */
export const encodeRows = (
  { matrix, vectors, encoded, lengths, kept }: Side,
  rows: Uint32Array,
  { dimensions, share }: Sizes & { readonly share: number },
  random: () => number,
): void => {
  encoded.fill(0);
  kept.length = 0;
  rows.forEach((row, at) => {
    const end = matrix.starts[row + 1] ?? 0;
    for (let cell = matrix.starts[row] ?? 0; cell < end; cell += 1) {
      if (random() >= share) continue;
      const column = matrix.columns[cell] ?? 0;
      const value = matrix.values[cell] ?? 0;
      kept.rows[kept.length] = at;
      kept.columns[kept.length] = column;
      kept.values[kept.length] = value;
      kept.length += 1;
      addTo(encoded, at * dimensions, vectors, column * dimensions, dimensions, value);
    }
    lengths[at] = bringToOne(encoded, at * dimensions, dimensions);
  });
};

/** What pulls along a vector of length 1 moves nothing: the rest of the pull, by the length before. */
const acrossOnly = ({ pull, encoded, lengths }: Side, { dimensions, batch }: Sizes): void => {
  for (let at = 0; at < batch; at += 1) {
    const from = at * dimensions;
    let along = 0;
    for (let k = from; k < from + dimensions; k += 1) along += (pull[k] ?? 0) * (encoded[k] ?? 0);
    const length = lengths[at] ?? 1;
    for (let k = from; k < from + dimensions; k += 1) {
      pull[k] = ((pull[k] ?? 0) - along * (encoded[k] ?? 0)) / length;
    }
  }
};

/** Moves the vectors of a batch's features to where their texts are pulled. */
export const addGradients = (side: Side, options: Sizes & { readonly rate: number }): void => {
  const { vectors, squares, pull, kept, gradients, touched } = side;
  const { dimensions, rate } = options;
  acrossOnly(side, options);
  let found = 0;
  for (let cell = 0; cell < kept.length; cell += 1) {
    const column = kept.columns[cell] ?? 0;
    if (touched.flags[column] === 0) {
      touched.flags[column] = 1;
      touched.columns[found] = column;
      found += 1;
    }
    const [to, from] = [column * dimensions, (kept.rows[cell] ?? 0) * dimensions];
    addTo(gradients, to, pull, from, dimensions, kept.values[cell] ?? 0);
  }
  for (const column of touched.columns.subarray(0, found)) {
    const from = column * dimensions;
    let square = squares[column] ?? 0;
    for (let k = from; k < from + dimensions; k += 1) square += (gradients[k] ?? 0) ** 2;
    squares[column] = square;
    addTo(vectors, from, gradients, from, dimensions, -rate / Math.sqrt(square));
    gradients.fill(0, from, from + dimensions);
    touched.flags[column] = 0;
  }
};

/** Texts as the sums of their columns' vectors, each of length 1; zeros for one without a known word. */
export const encodeAll = (
  { starts, columns, values }: SparseMatrix,
  vectors: Float64Array,
  dimensions: number,
): Float64Array => {
  const encoded = new Float64Array((starts.length - 1) * dimensions);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const column = columns[at] ?? 0;
      addTo(encoded, row * dimensions, vectors, column * dimensions, dimensions, values[at] ?? 0);
    }
    bringToOne(encoded, row * dimensions, dimensions);
  }
  return encoded;
};
