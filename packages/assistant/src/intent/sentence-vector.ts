/** Word vectors as their file holds them, made by `packages/training/src/steps/intent-words.ts`. */
export interface WordVectorFile {
  /** The words, one a line. */
  readonly words: string;
  /** How much each word says of a subject, in 255ths: frequent ones say little. In base64. */
  readonly importance: string;
  /** The components by word, in signed bytes and base64: of words that are used in one place, and of one subject. */
  readonly alike: string;
  readonly about: string;
}

/** A word's share in what a sentence says (0–1) and its vector of subjects, at length 1. */
export interface WordMeaning {
  readonly importance: number;
  readonly about: Float32Array;
}

export interface SentenceVectors {
  /**
   * The two means of a sentence's word vectors, each at length 1 or all zero: of alike words, of subjects.
   *
   * @param words normalised
   */
  readonly vectorOf: (words: string) => Float32Array;
  /** What is known of a word; undefined where it has no vector. */
  readonly meaningOf: (word: string) => WordMeaning | undefined;
}

/** The words of a sentence that `normalise` has read; a number is '0' whatever its value. */
export const wordsForVectors = (words: string): readonly string[] =>
  (words.match(/\p{L}+(?:'[a-z]+)?|\d+/gu) ?? []).map((word) => (/^\d/.test(word) ? '0' : word));

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Adds a word's components with a weight. */
const add = (
  sum: Float32Array,
  components: Int8Array,
  { from, word, weight }: { readonly from: number; readonly word: number; readonly weight: number },
): void => {
  const size = sum.length / 2;
  for (let k = 0; k < size; k += 1) {
    sum[from + k] = (sum[from + k] ?? 0) + weight * (components[word * size + k] ?? 0);
  }
};

const toLengthOne = (part: Float32Array): void => {
  const length = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0));
  if (length > 0) part.forEach((value, k) => void (part[k] = value / length));
};

/** Opens the vectors; a sentence without a known word has none: zeros. */
export const openSentenceVectors = (file: WordVectorFile): SentenceVectors => {
  const alike = new Int8Array(bytesOf(file.alike).buffer);
  const about = new Int8Array(bytesOf(file.about).buffer);
  const importance = bytesOf(file.importance);
  const wordAt = new Map(file.words.split('\n').map((word, at) => [word, at]));
  const size = alike.length / wordAt.size;
  const meanings = new Map<string, WordMeaning>();
  return {
    vectorOf: (words) => {
      const sum = new Float32Array(2 * size);
      for (const name of wordsForVectors(words)) {
        const word = wordAt.get(name);
        if (word === undefined) continue;
        add(sum, alike, { from: 0, word, weight: 1 });
        add(sum, about, { from: size, word, weight: (importance[word] ?? 0) / 255 });
      }
      toLengthOne(sum.subarray(0, size));
      toLengthOne(sum.subarray(size));
      return sum;
    },
    meaningOf: (name) => {
      const word = wordAt.get(name);
      if (word === undefined) return undefined;
      const known = meanings.get(name);
      if (known !== undefined) return known;
      const vector = Float32Array.from(about.subarray(word * size, (word + 1) * size));
      toLengthOne(vector);
      const meaning = { importance: (importance[word] ?? 0) / 255, about: vector };
      meanings.set(name, meaning);
      return meaning;
    },
  };
};
