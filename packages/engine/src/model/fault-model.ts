import type { Reading } from '../evidence/units.ts';
import { digit, twoDigits } from './digits.ts';
import { featuresOf, featureValue, isRarityWeighed, type Family } from './features.ts';
import { createTextVector } from './text-vector.ts';

/**
 * A trained fault model as it is stored. Features are lines, sorted by name and front-coded: the
 * number of characters shared with the line before (one digit), its other characters, a tab, its
 * rarity (two digits, in twentieths), the scale of its weights (two digits, in hundredths), then
 * three digits for each weight: the fault in two, and the weight in one, from -32 to 31.
 */
export interface FaultModelData {
  readonly features: string;
  /** Ids by the index that the lines use. */
  readonly faults: readonly string[];
  /** Two digits for each fault: its bias in hundredths, from -20.48. */
  readonly bias: string;
  /** The words' vectors, as `text-vector.ts` reads them. */
  readonly words: string;
  /** For each component of a text's vector a line like `bias`. */
  readonly components: readonly string[];
}

/** What the words say of each fault, whatever its symptoms. */
export interface FaultReading {
  /**
   * The logarithm of how much likelier the words make a fault than chance, by catalogue index; 0
   * without known words.
   */
  readonly weights: Float64Array;
  /** The first stem of the feature that speaks most for a fault; -1 for none. */
  readonly loudest: (fault: number) => number;
}

interface ModelRow {
  readonly rarity: number;
  readonly faults: Uint16Array;
  readonly weights: Float32Array;
}

interface FoundRow {
  readonly row: ModelRow;
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

/** The bounds of what words alone may say: e^-4 to e^5 times as likely as chance. */
const LEAST = -4;
const MOST = 5;

/** A text with so many known words is trusted half: each feature family has its own full length. */
const HALF_SURE = 4;

const readRow = (line: string, places: Int32Array): ModelRow => {
  const start = line.indexOf('\t') + 1;
  const rarity = twoDigits(line, start) / 20;
  const scale = twoDigits(line, start + 2) / 100 / 31;
  const size = Math.floor((line.length - start - 4) / 3);
  const faults = new Uint16Array(size);
  const weights = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    const at = start + 4 + i * 3;
    faults[i] = places[twoDigits(line, at)] ?? 0;
    weights[i] = (digit(line, at + 2) - 32) * scale;
  }
  return { rarity, faults, weights };
};

/** Decoded lines by name: a line is decoded when a text first has its feature. */
const unpack = (features: string): Map<string, ModelRow | string> => {
  const rows = new Map<string, ModelRow | string>();
  let name = '';
  for (const line of features.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab < 1) continue;
    name = name.slice(0, digit(line, 0)) + line.slice(1, tab);
    rows.set(name, line);
  }
  return rows;
};

const readNumbers = (digits: string): Float64Array =>
  Float64Array.from(
    { length: digits.length / 2 },
    (_, i) => (twoDigits(digits, i * 2) - 2048) / 100,
  );

/** Compares a report with what owners write about each fault. */
export type ReadFaults = (reading: Reading) => FaultReading;

/** @param faultIds ids by catalogue index; faults that the model does not know keep weight 0 */
export const createFaultModel = (
  { features, faults, bias, words, components }: FaultModelData,
  faultIds: readonly string[],
): ReadFaults => {
  const rows = unpack(features);
  const indexOf = new Map(faultIds.map((id, at) => [id, at]));
  const places = Int32Array.from(faults, (id) => indexOf.get(id) ?? -1);
  // Faults that only one side knows: nothing is said of them.
  const start = new Float64Array(faultIds.length).fill(Number.NaN);
  readNumbers(bias).forEach((value, i) => {
    const place = places[i] ?? -1;
    if (place >= 0) start[place] = value;
  });
  const textVector = createTextVector(words);
  const componentWeights = components.map(readNumbers);
  const addVector = (weights: Float64Array, terms: Iterable<string>): void => {
    textVector(terms)?.forEach((value, k) => {
      const line = componentWeights[k] ?? [];
      for (let i = 0; i < line.length; i += 1) {
        const at = places[i] ?? -1;
        weights[at] = (weights[at] ?? 0) + VECTOR_LENGTH * value * (line[i] ?? 0);
      }
    });
  };
  const rowOf = (name: string): ModelRow | undefined => {
    const known = rows.get(name);
    if (typeof known !== 'string') return known;
    const row = readRow(known, places);
    rows.set(name, row);
    return row;
  };
  return (reading) => {
    const found: FoundRow[] = [];
    const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
    for (const [name, { count, token }] of featuresOf(reading, [], rows)) {
      const row = rowOf(name);
      // The first letter of a feature's name is its family.
      const family = name.slice(0, 1) as Family;
      if (row === undefined || FAULT_FAMILIES[family] === undefined) continue;
      const value = featureValue(family, count, isRarityWeighed(family) ? row.rarity : 1);
      squares[family] += value * value;
      found.push({ row, token, family, value });
    }
    const weights = Float64Array.from(start);
    for (const one of found) {
      one.value *= (FAULT_FAMILIES[one.family] ?? 0) / Math.sqrt(squares[one.family]);
      const { faults: where, weights: line } = one.row;
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
    return { weights, loudest: (fault) => loudestOf(found, fault) };
  };
};

/** Turns scores into log(probability / chance) times trust, in place and within bounds. */
const logOverChance = (scores: Float64Array, trust: number): void => {
  const known = scores.filter((score) => !Number.isNaN(score));
  const most = known.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sum = known.reduce((total, score) => total + Math.exp(score - most), 0);
  const log = Math.log(sum) + most - Math.log(known.length);
  scores.forEach((score, at) => {
    scores[at] = Number.isNaN(score) ? 0 : trust * Math.min(MOST, Math.max(LEAST, score - log));
  });
};

const loudestOf = (found: readonly FoundRow[], fault: number): number => {
  let loudest = -1;
  let most = 0;
  for (const { row, token, value } of found) {
    const at = row.faults.indexOf(fault);
    const strength = at < 0 ? 0 : value * (row.weights[at] ?? 0);
    if (strength <= most) continue;
    most = strength;
    loudest = token;
  }
  return loudest;
};
