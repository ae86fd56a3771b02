import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { ReadSymptom } from '../evidence/symptoms.ts';
import type { Reading } from '../evidence/units.ts';
import { softmax } from '../inference/softmax.ts';
import { FAMILY_WEIGHTS, featureValue, knownFeatures, type Family } from './features.ts';
import type { ModelFile } from './model-file.ts';
import { readNames } from './names.ts';

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

/** A feature's rarity and its weights by system index, mostly 0. */
interface ModelRow {
  readonly rarity: number;
  readonly weights: readonly number[];
}

/**
 * Sections: the names of the rows; `rarities` (in twentieths) and the number of cells (`sizes`) of each;
 * `classes` (systems) and `weights` (int8, times the system's scale) of each cell; `scales` and `bias`
 * of each system, and the `temperature`.
 */
const createRows = (file: ModelFile) => {
  const rarities = file.u16('rarities');
  const sizes = file.u8('sizes');
  const classes = file.u8('classes');
  const weights = file.i8('weights');
  const scales = file.f64('scales');
  const rows = new Map<string, ModelRow | number>();
  const starts = new Uint32Array(sizes.length);
  readNames(file, 'names').forEach((name, row) => {
    rows.set(name, row);
    if (row > 0) starts[row] = (starts[row - 1] ?? 0) + (sizes[row - 1] ?? 0);
  });
  const decode = (row: number): ModelRow => {
    const bySystem: number[] = SYSTEM_IDS.map(() => 0);
    const start = starts[row] ?? 0;
    for (let cell = start; cell < start + (sizes[row] ?? 0); cell += 1) {
      const system = classes[cell] ?? 0;
      bySystem[system] = (weights[cell] ?? 0) * (scales[system] ?? 0);
    }
    return { rarity: (rarities[row] ?? 0) / 20, weights: bySystem };
  };
  const find = (name: string): ModelRow | undefined => {
    const known = rows.get(name);
    if (typeof known !== 'number') return known;
    const row = decode(known);
    rows.set(name, row);
    return row;
  };
  return { find };
};

/** Applies the text model to a description: a linear score for each system, then softmax. */
export type ReadSystems = (reading: Reading, symptoms: readonly ReadSymptom[]) => SystemReading;

const read = (
  rows: ReturnType<typeof createRows>,
  bias: Float64Array,
  temperature: number,
  reading: Reading,
  symptoms: readonly ReadSymptom[],
): SystemReading => {
  const values: { row: ModelRow; token: number; family: Family; value: number }[] = [];
  const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
  for (const { row, token, family, count } of knownFeatures(reading, symptoms, rows.find)) {
    const value = featureValue(family, count, row.rarity);
    squares[family] += value * value;
    values.push({ row, token, family, value });
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

export const createSystemModel = (file: ModelFile): ReadSystems => {
  const rows = createRows(file);
  const bias = file.f64('bias');
  const temperature = file.f64('temperature')[0] ?? 1;
  return (reading, symptoms) => read(rows, bias, temperature, reading, symptoms);
};
