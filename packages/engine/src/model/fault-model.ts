import type { Reading } from '../evidence/units.ts';
import { featureValue, isRarityWeighed, knownFeatures, type Family } from './features.ts';
import type { ModelFile } from './model-file.ts';
import { createSparseRows, type SparseRow } from './sparse-rows.ts';
import { createTextVector, DIMENSIONS } from './text-vector.ts';

/** What the words say of each fault, whatever its symptoms. */
export interface FaultReading {
  /**
   * The logarithm of how much likelier the words make a fault than chance, by catalogue index; 0
   * without known words, and for untrained faults.
   */
  readonly weights: Float64Array;
  /** The faults, by catalogue index, that the model does not know: they are newer. */
  readonly untrained: readonly number[];
  /** The first stem of the feature that speaks most for a fault; -1 for none. */
  readonly loudest: (fault: number) => number;
}

interface FoundRow {
  readonly row: SparseRow;
  readonly token: number;
  readonly family: Family;
  value: number;
}

export const FAULT_FAMILIES: Readonly<Partial<Record<Family, number>>> = {
  w: 1,
  b: 0.7,
  u: 1,
};

/** The length of a text's vector beside the other features. */
export const VECTOR_LENGTH = 2;

/** The bounds of what only words may say: e^-4 to e^5 times as likely as chance. */
const LEAST = -4;
const MOST = 5;

/** A text with so many known words is trusted half: each feature family has its own full length. */
const HALF_SURE = 4;

/** Numbers of a file in hundredths. */
const hundredths = (values: Int16Array): Float64Array =>
  Float64Array.from(values, (value) => value / 100);

/** Compares a report with what owners write about each fault. */
export type ReadFaults = (reading: Reading) => FaultReading;

/**
 * Sections beside those of `sparse-rows.ts` and `text-vector.ts`: `faults` (ids in the order of the
 * classes), `bias` of each and, for each component of a text's vector, the `components` of each, in hundredths.
 *
 * @param faultIds ids by catalogue index; faults that the model does not know keep weight 0
 */
export const createFaultModel = (file: ModelFile, faultIds: readonly string[]): ReadFaults => {
  const faults = file.text('faults').split('\n');
  const indexOf = new Map(faultIds.map((id, at) => [id, at]));
  const places = Int32Array.from(faults, (id) => indexOf.get(id) ?? -1);
  const rows = createSparseRows(file, (fault) => places[fault] ?? 0);
  // Faults that only one side knows: nothing is said of them.
  const start = new Float64Array(faultIds.length).fill(Number.NaN);
  hundredths(file.i16('bias')).forEach((value, i) => {
    const place = places[i] ?? -1;
    if (place >= 0) start[place] = value;
  });
  const untrained = [...start.keys()].filter((at) => Number.isNaN(start[at]));
  const textVector = createTextVector(file);
  const components = hundredths(file.i16('components'));
  const componentWeights = Array.from({ length: DIMENSIONS }, (_, k) =>
    components.subarray(k * faults.length, (k + 1) * faults.length),
  );
  const addVector = (weights: Float64Array, terms: Iterable<string>): void => {
    const vector = textVector(terms);
    if (vector === undefined) return;
    for (let k = 0; k < DIMENSIONS; k += 1) {
      const line = componentWeights[k];
      if (line === undefined) continue;
      const value = VECTOR_LENGTH * (vector[k] ?? 0);
      for (let i = 0; i < line.length; i += 1) {
        const at = places[i] ?? -1;
        weights[at] = (weights[at] ?? 0) + value * (line[i] ?? 0);
      }
    }
  };
  return (reading) => {
    const found: FoundRow[] = [];
    const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
    for (const { row, count, token, family } of knownFeatures(reading, [], rows.find, false)) {
      if (FAULT_FAMILIES[family] === undefined) continue;
      const value = featureValue(family, count, isRarityWeighed(family) ? row.rarity : 1);
      squares[family] += value * value;
      found.push({ row, token, family, value });
    }
    const weights = start.slice();
    for (const one of found) {
      one.value *= (FAULT_FAMILIES[one.family] ?? 0) / Math.sqrt(squares[one.family]);
      const { classes: where, weights: line } = one.row;
      for (let i = 0; i < where.length; i += 1) {
        const at = where[i] ?? 0;
        weights[at] = (weights[at] ?? 0) + one.value * (line[i] ?? 0);
      }
    }
    addVector(
      weights,
      reading.units.map(({ term }) => term),
    );
    const known = found.reduce((count, { family }) => count + (family === 'w' ? 1 : 0), 0);
    logOverChance(weights, known / (known + HALF_SURE));
    return { weights, untrained, loudest: (fault) => loudestOf(found, fault) };
  };
};

/** Turns scores into log(probability / chance) times trust, in place and within bounds. */
const logOverChance = (scores: Float64Array, trust: number): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  let known = 0;
  for (const score of scores) {
    if (Number.isNaN(score)) continue;
    known += 1;
    sum += Math.exp(score - most);
  }
  const log = Math.log(sum) + most - Math.log(known);
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    scores[at] = Number.isNaN(score) ? 0 : trust * Math.min(MOST, Math.max(LEAST, score - log));
  }
};

const loudestOf = (found: readonly FoundRow[], fault: number): number => {
  let loudest = -1;
  let most = 0;
  for (const { row, token, value } of found) {
    const { classes, weights } = row;
    let at = 0;
    while (at < classes.length && classes[at] !== fault) at += 1;
    if (at === classes.length) continue;
    const strength = value * (weights[at] ?? 0);
    if (strength <= most) continue;
    most = strength;
    loudest = token;
  }
  return loudest;
};
