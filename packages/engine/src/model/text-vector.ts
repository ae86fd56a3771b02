import { digit, twoDigits } from './digits.ts';

export const DIMENSIONS = 64;

/** A component is written as one digit: -32 to 31 in steps of this. */
export const COMPONENT_STEP = 0.4 / 31;

/** The mean of its words' vectors, at length 1: what a text is about, whatever its exact words. */
export type ReadTextVector = (terms: Iterable<string>) => Float64Array | undefined;

const decode = (line: string): Float64Array => {
  const start = line.indexOf('\t') + 1;
  // Frequent words say little (Arora, Liang and Ma 2017).
  const importance = twoDigits(line, start) / 4095;
  return Float64Array.from(
    { length: DIMENSIONS },
    (_, k) => importance * (digit(line, start + 2 + k) - 32) * COMPONENT_STEP,
  );
};

/**
 * @param lines one a word, sorted and front-coded: the characters shared with the line before (one
 *   digit), its other characters, a tab, its importance (two digits, of 4095), its components
 */
export const createTextVector = (lines: string): ReadTextVector => {
  const words = new Map<string, Float64Array | string>();
  let name = '';
  for (const line of lines.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab < 1) continue;
    name = name.slice(0, digit(line, 0)) + line.slice(1, tab);
    words.set(name, line);
  }
  const vectorOf = (term: string): Float64Array | undefined => {
    const known = words.get(term);
    if (typeof known !== 'string') return known;
    const vector = decode(known);
    words.set(term, vector);
    return vector;
  };
  return (terms) => {
    const sum = new Float64Array(DIMENSIONS);
    for (const term of new Set(terms)) {
      vectorOf(term)?.forEach((value, k) => {
        sum[k] = (sum[k] ?? 0) + value;
      });
    }
    const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
    return length === 0 ? undefined : sum.map((value) => value / length);
  };
};
