import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { ReadSymptom } from '../evidence/symptoms.ts';
import type { Reading } from '../evidence/units.ts';
import { softmax } from '../inference/softmax.ts';
import { FAMILIES, FAMILY_WEIGHTS, featuresOf, featureValue, type Family } from './features.ts';

/** The text model's result for a description. */
export interface SystemReading {
  /** Calibrated probability by system index, summing to 1. */
  readonly probabilities: Float64Array;
  /** The number of the model's features in the text. 0: the result is the base rates. */
  readonly features: number;
  readonly found: readonly FoundFeature[];
}

/** A feature of the model in the text. */
export interface FoundFeature {
  /** The index of the first stem that it starts at. */
  readonly token: number;
  /** Its amount; times `weights` (by system index) it is the contribution. */
  readonly amount: number;
  readonly weights: readonly number[];
}

/** A feature's undecoded line: most features never occur, so lines are decoded on demand. */
type ModelRows = Map<string, ModelRow | string>;

/** A trained model as it is stored. */
export interface ModelData {
  readonly features: Readonly<Record<Family, string>>;
  /** The scale of int8 weights, by system index. */
  readonly scales: readonly number[];
  /** By system index. */
  readonly bias: readonly number[];
  readonly temperature: number;
}

/** A feature's rarity and its weights by system index, mostly 0. */
interface ModelRow {
  readonly rarity: number;
  readonly weights: readonly number[];
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By character code. */
const DIGITS: Readonly<Uint8Array> = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, BASE64.indexOf(String.fromCharCode(code))),
);

const digit = (text: string, at: number): number => DIGITS[text.charCodeAt(at)] ?? 0;

/**
 * One line a feature, sorted within its family (front coding): the number of characters shared with
 * the line before (one digit), its other characters, a tab, its rarity (two digits, in twentieths),
 * then three digits for each weight: the system, and the int8 in two.
 */
const unpack = ({ features }: ModelData): ModelRows => {
  const rows: ModelRows = new Map();
  for (const family of FAMILIES) {
    const start = `${family}:`;
    let name = start;
    for (const line of features[family].split('\n')) {
      const tab = line.indexOf('\t');
      if (tab < 1) continue;
      name = name.slice(0, start.length + digit(line, 0)) + line.slice(1, tab);
      rows.set(name, line);
    }
  }
  return rows;
};

const readRow = (line: string, scales: readonly number[]): ModelRow => {
  const start = line.indexOf('\t') + 1;
  const rarity = (digit(line, start) * 64 + digit(line, start + 1)) / 20;
  const weights: number[] = SYSTEM_IDS.map(() => 0);
  for (let at = start + 2; at < line.length; at += 3) {
    const system = digit(line, at);
    const byte = digit(line, at + 1) * 64 + digit(line, at + 2);
    weights[system] = (byte - 128) * (scales[system] ?? 0);
  }
  return { rarity, weights };
};

const isFamily = (letter: string): letter is Family => FAMILIES.some((one) => one === letter);

const read = (
  rows: ModelRows,
  { scales, bias, temperature }: ModelData,
  reading: Reading,
  symptoms: readonly ReadSymptom[],
): SystemReading => {
  const values: { row: ModelRow; token: number; family: Family; value: number }[] = [];
  const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
  for (const [name, feature] of featuresOf(reading, symptoms, rows)) {
    const encoded = rows.get(name);
    if (encoded === undefined) continue;
    const family = name.slice(0, 1);
    if (!isFamily(family)) continue;
    const row = typeof encoded === 'string' ? readRow(encoded, scales) : encoded;
    if (row !== encoded) rows.set(name, row);
    const value = featureValue(family, feature.count, row.rarity);
    squares[family] += value * value;
    values.push({ row, token: feature.token, family, value });
  }
  const scores = Float64Array.from(bias);
  const found = values.map(({ row, token, family, value }): FoundFeature => {
    const amount = (value * FAMILY_WEIGHTS[family]) / Math.sqrt(squares[family]);
    const { weights } = row;
    for (let s = 0; s < scores.length; s += 1) {
      scores[s] = (scores[s] ?? 0) + amount * (weights[s] ?? 0);
    }
    return { token, amount, weights };
  });
  const probabilities = softmax(scores.map((score) => score / temperature));
  return { probabilities, features: values.length, found };
};

/** Applies the text model to a description: a linear score for each system, then softmax. */
export type ReadSystems = (reading: Reading, symptoms: readonly ReadSymptom[]) => SystemReading;

export const createSystemModel = (data: ModelData): ReadSystems => {
  const rows = unpack(data);
  return (reading, symptoms) => read(rows, data, reading, symptoms);
};
