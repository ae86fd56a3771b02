import type { ModelFile } from './model-file.ts';
import { readNames } from './names.ts';

/** The length of a vector. */
const DIMENSIONS = 256;

/** Words and pairs of words: the length of each family of features. */
const FAMILY_LENGTHS = { w: 1, b: 0.7 } as const;
type EncodedFamily = keyof typeof FAMILY_LENGTHS;

/** How much nearer than usual a text is to each fault, in standard deviations, by catalogue index. */
export type ReadNearness = (features: ReadonlyMap<string, number>) => Float64Array;

const isEncoded = (family: string): family is EncodedFamily => family in FAMILY_LENGTHS;

/**
 * The standard deviation of a fault's own words' nearness, in lengths of a centre: words that say nothing of a car's trouble
 * are about as near to all faults, and count the less the smaller theirs is.
 */
const USUAL_DEVIATION = 0.14;

/** Differences from the mean in standard deviations, less where these are small; zeros where all are equal. */
const standardised = (values: Float64Array, usual: number): Float64Array => {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const deviation = Math.sqrt(squares / values.length);
  if (deviation === 0) return new Float64Array(values.length);
  const heeded = Math.min(1, deviation / usual);
  return values.map((value) => (heeded * (value - mean)) / deviation);
};

const lengthOf = (values: Float64Array | Int8Array): number => {
  let squares = 0;
  for (const value of values) squares += value * value;
  return Math.sqrt(squares);
};

/**
 * Vectors of words and pairs, trained without any label so that an owner's post is nearest to the
 * replies that it got, and a centre of each fault that starts from the posts and replies that careful readers gave
 * it and its own name and summary (decision 139). Both are moved so that posts are nearest to their faults (162).
 * Sections: the names; `rarities` in twentieths; `scales` in hundred-thousandths and `vectors`, 256
 * numbers a name; `faults` (ids) and `centres`, 256 numbers a fault, all of one scale.
 *
 * @param faultIds ids by catalogue index; a fault without a centre is as near as usual
 */
export const createPostsEncoder = (file: ModelFile, faultIds: readonly string[]): ReadNearness => {
  const rowOf = new Map(readNames(file, 'names').map((name, row) => [name, row]));
  const rarities = file.u16('rarities');
  const scales = file.u16('scales');
  const vectors = file.i8('vectors');
  const centres = file.i8('centres');
  const centreLength = lengthOf(centres) / Math.sqrt(centres.length / DIMENSIONS);
  const indexOf = new Map(faultIds.map((id, at) => [id, at]));
  const places = file
    .text('faults')
    .split('\n')
    .map((id) => indexOf.get(id));

  const encode = (features: ReadonlyMap<string, number>): Float64Array => {
    const sums = { w: new Float64Array(DIMENSIONS), b: new Float64Array(DIMENSIONS) };
    const squares = { w: 0, b: 0 };
    for (const [name, count] of features) {
      const row = rowOf.get(name);
      // The first letter of a feature's name is its family.
      const family = name.slice(0, 1);
      if (row === undefined || !isEncoded(family)) continue;
      const value = ((1 + Math.log(count)) * (rarities[row] ?? 0)) / 20;
      squares[family] += value * value;
      const step = (value * (scales[row] ?? 0)) / 1e5;
      const sum = sums[family];
      for (let i = 0, at = row * DIMENSIONS; i < DIMENSIONS; i += 1, at += 1) {
        sum[i] = (sum[i] ?? 0) + step * (vectors[at] ?? 0);
      }
    }
    const ofWords = FAMILY_LENGTHS.w / Math.sqrt(Math.max(squares.w, 1e-6));
    const ofPairs = FAMILY_LENGTHS.b / Math.sqrt(Math.max(squares.b, 1e-6));
    return sums.w.map((value, i) => value * ofWords + (sums.b[i] ?? 0) * ofPairs);
  };

  return (features) => {
    const vector = encode(features);
    const near = new Float64Array(places.length);
    const last = near.length - 1;
    // Four sums at a time, which do not wait for each other; the last fault fills up the last four.
    for (let first = 0; first <= last; first += 4) {
      let a = 0;
      let b = 0;
      let c = 0;
      let d = 0;
      const atB = Math.min(first + 1, last) * DIMENSIONS;
      const atC = Math.min(first + 2, last) * DIMENSIONS;
      const atD = Math.min(first + 3, last) * DIMENSIONS;
      const atA = first * DIMENSIONS;
      for (let i = 0; i < DIMENSIONS; i += 1) {
        const component = vector[i] ?? 0;
        a += component * (centres[atA + i] ?? 0);
        b += component * (centres[atB + i] ?? 0);
        c += component * (centres[atC + i] ?? 0);
        d += component * (centres[atD + i] ?? 0);
      }
      near[first] = a;
      near[Math.min(first + 1, last)] = b;
      near[Math.min(first + 2, last)] = c;
      near[Math.min(first + 3, last)] = d;
    }
    const nearness = new Float64Array(faultIds.length);
    const usual = USUAL_DEVIATION * centreLength * lengthOf(vector);
    standardised(near, usual).forEach((value, at) => {
      const place = places[at];
      if (place !== undefined) nearness[place] = value;
    });
    return nearness;
  };
};
