import { readSymptoms } from '@wrenchwise/engine/evidence/symptoms';
import { readUnits } from '@wrenchwise/engine/evidence/units';
import {
  FAMILIES,
  FAMILY_WEIGHTS,
  featuresOf,
  featureValue,
  type Family,
} from '@wrenchwise/engine/model/features';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { Row } from './corpus.ts';
import { parts } from './engine-parts.ts';
import { trainLinearSvm, type SparseRow } from './linear-svm.ts';

/** A text's features with their amounts. */
export type Document = readonly (readonly [name: string, value: number])[];

/** Reads a text as the product will read it. */
export const readDocument = (text: string): Document => {
  const { vocabulary, spelling, lexicon } = parts;
  const reading = readUnits(text, vocabulary, spelling);
  return [...featuresOf(reading, readSymptoms(reading, lexicon))].map(([name, { count }]) => [
    name,
    count,
  ]);
};

/** A trained model before quantisation. */
export interface FittedModel {
  readonly features: readonly string[];
  readonly rows: ReadonlyMap<string, number>;
  readonly idf: Float64Array;
  /** weights[system][feature], with the bias last. */
  readonly weights: readonly Float64Array[];
}

const MIN_DOCUMENTS = 2;
const COST = 0.27;
const EPOCHS = 12;

/** The highest weight of rare systems' rows. */
const MAX_BALANCE = 3;

const familyOf = (name: string): Family | undefined =>
  FAMILIES.find((family) => name.startsWith(`${family}:`));

/** A document over the model's features, each family to its own length. */
export const vectorOf = (
  document: Document,
  rows: ReadonlyMap<string, number>,
  idf: Float64Array,
): SparseRow => {
  const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
  const present: { column: number; family: Family; value: number }[] = [];
  for (const [name, count] of document) {
    const column = rows.get(name);
    const family = familyOf(name);
    if (column === undefined || family === undefined) continue;
    const value = featureValue(family, count, idf[column] ?? 0);
    squares[family] += value * value;
    present.push({ column, family, value });
  }
  return {
    columns: Int32Array.from(present, ({ column }) => column),
    values: Float64Array.from(
      present,
      ({ family, value }) => (value * FAMILY_WEIGHTS[family]) / Math.sqrt(squares[family]),
    ),
  };
};

const fitOn = (
  rows: readonly Row[],
  documents: readonly Document[],
  features: readonly string[],
  frequency: ReadonlyMap<string, number>,
): FittedModel => {
  const index = new Map(features.map((name, i) => [name, i]));
  const idf = Float64Array.from(
    features,
    // Rounded to twentieths as in the stored model, so that training and product agree.
    (name) =>
      Math.min(
        4095,
        Math.round((Math.log((rows.length + 1) / ((frequency.get(name) ?? 0) + 1)) + 1) * 20),
      ) / 20,
  );
  const matrix = documents.map((document) => vectorOf(document, index, idf));
  const weights = SYSTEM_IDS.map((system) => {
    const positive = Uint8Array.from(rows, (row) => (row.systems.includes(system) ? 1 : 0));
    let inside = 0;
    let outside = 0;
    rows.forEach((row, i) => {
      if (positive[i] === 1) inside += row.weight;
      else outside += row.weight;
    });
    const balance = Math.min(MAX_BALANCE, Math.sqrt(Math.max(1, outside / inside / 8)));
    const costs = Float64Array.from(
      rows,
      (row, i) => COST * row.weight * (positive[i] === 1 ? balance : 1),
    );
    return trainLinearSvm(matrix, positive, costs, features.length, EPOCHS);
  });
  return { features, rows: index, idf, weights };
};

/** Trains on all features, selects the `keep` most informative, and trains again on these. */
export const fit = (
  rows: readonly Row[],
  documents: readonly Document[],
  keep: number,
): FittedModel => {
  const frequency = new Map<string, number>();
  for (const document of documents) {
    for (const [name] of document) frequency.set(name, (frequency.get(name) ?? 0) + 1);
  }
  const frequent = [...frequency.keys()].filter(
    (name) => (frequency.get(name) ?? 0) >= MIN_DOCUMENTS,
  );
  const first = fitOn(rows, documents, frequent, frequency);
  const discriminative = frequent.map((name, i) => {
    const strength = first.weights.reduce((sum, weights) => sum + (weights[i] ?? 0) ** 2, 0);
    return { name, score: strength * (frequency.get(name) ?? 0) };
  });
  discriminative.sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const chosen = discriminative.slice(0, keep).map(({ name }) => name);
  chosen.sort();
  return fitOn(rows, documents, chosen, frequency);
};

/** Scores of a document by system index. */
export const scoresOf = (model: FittedModel, document: Document): Float64Array => {
  const { columns, values } = vectorOf(document, model.rows, model.idf);
  return Float64Array.from(model.weights, (weights) => {
    let score = weights[model.features.length] ?? 0;
    for (let k = 0; k < columns.length; k += 1) {
      score += (weights[columns[k] ?? 0] ?? 0) * (values[k] ?? 0);
    }
    return score;
  });
};
