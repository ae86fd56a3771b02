import type { ModelFile } from './model-file.ts';
import { readNames } from './names.ts';

export const DIMENSIONS = 64;

/** A component is stored as -32 to 31 in steps of this. */
export const COMPONENT_STEP = 0.4 / 31;

/** The mean of its words' vectors, at length 1: what a text is about, whatever its exact words. */
export type ReadTextVector = (terms: Iterable<string>) => Float64Array | undefined;

/**
 * Sections: the words' names, `words.importance` (of 4095: frequent words say little; Arora, Liang and
 * Ma 2017) and `words.components`. A word's vector is decoded when a text first has it.
 */
export const createTextVector = (file: ModelFile): ReadTextVector => {
  const importances = file.u16('words.importance');
  const components = file.i8('words.components');
  const decode = (word: number): Float64Array => {
    const importance = (importances[word] ?? 0) / 4095;
    return Float64Array.from(
      { length: DIMENSIONS },
      (_, k) => importance * (components[word * DIMENSIONS + k] ?? 0) * COMPONENT_STEP,
    );
  };
  const words = new Map<string, Float64Array | number>();
  readNames(file, 'words').forEach((name, word) => {
    words.set(name, word);
  });
  const vectorOf = (term: string): Float64Array | undefined => {
    const known = words.get(term);
    if (typeof known !== 'number') return known;
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
