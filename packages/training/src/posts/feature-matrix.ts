/** Rows of numbers, most of them 0: those of row r are at starts[r] to starts[r + 1]. */
export interface SparseMatrix {
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** The columns of a matrix. */
export interface FeatureSpace {
  /** Names in order; the first letter is the family. */
  readonly names: readonly string[];
  /** In twentieths, as the product stores them, so that training and product agree. */
  readonly rarities: Float32Array;
  /** The length of each family beside the others, by its letter. */
  readonly lengths: Readonly<Record<string, number>>;
}

/** A text's features by name, with their number. */
export type Features = Iterable<readonly [name: string, count: number]>;

/** The number of rows. */
export const rowsOf = ({ starts }: SparseMatrix): number => starts.length - 1;

/** A list of numbers that grows without an object for each. */
const createColumn = () => {
  let values = new Float32Array(1 << 16);
  let length = 0;
  return {
    push: (value: number): void => {
      if (length === values.length) {
        const larger = new Float32Array(2 * length);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    length: () => length,
    values: () => values.subarray(0, length),
  };
};

/** Frequent features first, those of one frequency by name. */
const mostFrequent = (frequency: ReadonlyMap<string, number>, most: number): readonly string[] =>
  [...frequency]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([name]) => name);

/**
 * The features that enough texts have.
 *
 * @param texts read once
 * @param least the fewest texts that have a feature
 * @param most the most features; the most frequent ones stay
 * @param lengths the length of each family; features of other families are left out
 */
export const spaceOf = (
  texts: Iterable<Features>,
  { least, most, lengths }: { least: number; most: number; lengths: FeatureSpace['lengths'] },
): FeatureSpace => {
  const frequency = new Map<string, number>();
  let documents = 0;
  for (const features of texts) {
    documents += 1;
    for (const [name] of features) {
      if (name.slice(0, 1) in lengths) frequency.set(name, (frequency.get(name) ?? 0) + 1);
    }
  }
  for (const [name, count] of frequency) if (count < least) frequency.delete(name);
  const names = mostFrequent(frequency, most).toSorted();
  const rarities = Float32Array.from(
    names,
    (name) => Math.round(Math.log((documents + 1) / ((frequency.get(name) ?? 0) + 1)) * 20) / 20,
  );
  return { names, rarities, lengths };
};

/**
 * Texts as rows of a space: (1 + the logarithm of the number) times rarity, each family of a row brought
 * to its length.
 */
export const matrixIn = (
  { names, rarities, lengths }: FeatureSpace,
  texts: Iterable<Features>,
): SparseMatrix => {
  const columnOf = new Map(names.map((name, at) => [name, at]));
  const starts = [0];
  const columns = createColumn();
  const values = createColumn();
  for (const features of texts) {
    const squares: Record<string, number> = {};
    const found: { column: number; value: number; family: string }[] = [];
    for (const [name, count] of features) {
      const column = columnOf.get(name);
      if (column === undefined) continue;
      const family = name.slice(0, 1);
      const value = (1 + Math.log(Math.max(1, count))) * (rarities[column] ?? 0);
      squares[family] = (squares[family] ?? 0) + value * value;
      found.push({ column, value, family });
    }
    for (const { column, value, family } of found) {
      columns.push(column);
      values.push(
        (value * (lengths[family] ?? 0)) / Math.sqrt(Math.max(squares[family] ?? 0, 1e-6)),
      );
    }
    starts.push(columns.length());
  }
  return {
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(columns.values()),
    values: columns.length() === 0 ? new Float32Array(0) : values.values().slice(),
  };
};
