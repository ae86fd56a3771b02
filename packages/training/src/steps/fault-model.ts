/**
 * Trains the fault model and writes `models/faults.bin`.
 */
import process from 'node:process';

import { readUnits } from '@wrenchwise/engine/evidence/units';
import { FAULT_FAMILIES, VECTOR_LENGTH } from '@wrenchwise/engine/model/fault-model';
import { featureValue, isRarityWeighed, type Family } from '@wrenchwise/engine/model/features';
import { openModel } from '@wrenchwise/engine/model/model-file';
import { COMPONENT_STEP, createTextVector, DIMENSIONS } from '@wrenchwise/engine/model/text-vector';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import { dataFolder } from '../data-folder.ts';
import { parts } from '../engine-parts.ts';
import { readFaultRows } from '../fault-rows.ts';
import { readDocument, type Document } from '../fit.ts';
import type { SparseRow } from '../linear-svm.ts';
import { readPlainTexts } from '../plain-texts.ts';
import { trainSoftmax } from '../softmax-regression.ts';
import { bounded, hundredths, MAX_WEIGHT, sparseSections } from '../sparse-sections.ts';
import { trainWordVectors } from '../word-vectors.ts';
import { modelBytes, nameSections, type SectionValue, writeModel } from '../write-model.ts';

const OPTIONS = { epochs: 8, rate: 0.2, penalty: 5e-5 };
const MIN_DOCUMENTS = 3;

/** Weights below this, in log-odds of a feature of full length, are dropped. */
const MIN_WEIGHT = 0.62;

/** The share of all words at which one counts half in a text's vector. */
const COMMON = 1e-3;

const folder = dataFolder();
const say = (text: string) => process.stdout.write(`${text}\n`);

const rows = readFaultRows(folder);
const words = wordSections();
// As the product reads them from the file.
const textVector = createTextVector(openModel(modelBytes('faults', words), 'faults'));
const documents = rows.map(({ text }): Document =>
  readDocument(text).filter(([name]) => FAULT_FAMILIES[familyOf(name)] !== undefined),
);
const frequency = new Map<string, number>();
for (const document of documents) {
  for (const [name] of document) frequency.set(name, (frequency.get(name) ?? 0) + 1);
}
const features = [...frequency]
  .filter(([, count]) => count >= MIN_DOCUMENTS)
  .map(([name]) => name)
  .sort();
const columnOf = new Map(features.map((name, at) => [name, at]));
// Rounded to twentieths as in the stored model, so that training and product agree.
const rarities = features.map((name) =>
  isRarityWeighed(familyOf(name))
    ? Math.round(Math.log((rows.length + 1) / ((frequency.get(name) ?? 0) + 1)) * 20) / 20
    : 1,
);
const vectors = documents.map((document, at) => vectorOf(document, rows[at]?.text ?? ''));
say(`${rows.length} rows, ${features.length} features`);
const weights = trainSoftmax(
  rows.map(({ target, weight }, at) => ({
    vector: vectors[at] ?? { columns: new Int32Array(0), values: new Float64Array(0) },
    target,
    weight,
  })),
  features.length + DIMENSIONS,
  FAULTS.length,
  OPTIONS,
);
say(writeModel('faults', modelSections()));

function familyOf(name: string): Family {
  // The first letter of a feature's name is its family.
  return name.slice(0, 1) as Family;
}

function vectorOf(document: Document, text: string): SparseRow {
  const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
  const found = document.flatMap(([name, count]) => {
    const column = columnOf.get(name);
    if (column === undefined) return [];
    const family = familyOf(name);
    const value = featureValue(family, count, rarities[column] ?? 0);
    squares[family] += value * value;
    return [{ column, family, value }];
  });
  const meaning = textVector(termsOf(text)) ?? [];
  return {
    columns: Int32Array.from([
      ...found.map(({ column }) => column),
      ...Array.from(meaning, (_, k) => features.length + k),
    ]),
    values: Float64Array.from([
      ...found.map(
        ({ family, value }) => (value * (FAULT_FAMILIES[family] ?? 0)) / Math.sqrt(squares[family]),
      ),
      ...Array.from(meaning, (value) => VECTOR_LENGTH * value),
    ]),
  };
}

function termsOf(text: string): readonly string[] {
  return readUnits(text, parts.vocabulary, parts.spelling).units.map(({ term }) => term);
}

/** The words' vectors, as `model/text-vector.ts` reads them. */
function wordSections(): Readonly<Record<string, SectionValue>> {
  const { vectors, shares } = trainWordVectors(readPlainTexts(folder, rows).map(termsOf));
  say(`${vectors.size} word vectors`);
  const words = [...vectors].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...nameSections(
      'words',
      words.map(([word]) => word),
    ),
    'words.importance': [
      'u16',
      words.map(([word]) => Math.round((COMMON / (COMMON + (shares.get(word) ?? 0))) * 4095)),
    ],
    'words.components': [
      'i8',
      words.flatMap(([, vector]) =>
        Array.from(vector, (value) => bounded(Math.round(value / COMPONENT_STEP), -32, MAX_WEIGHT)),
      ),
    ],
  };
}

/** The sections that `model/fault-model.ts` reads. */
function modelSections(): Readonly<Record<string, SectionValue>> {
  const sparse = sparseSections(
    features.map((name, column) => ({
      name,
      rarity: rarities[column] ?? 0,
      weights: weights.subarray(column * FAULTS.length, (column + 1) * FAULTS.length),
    })),
    MIN_WEIGHT,
  );
  const numbers = (row: number) =>
    hundredths(weights.subarray(row * FAULTS.length, (row + 1) * FAULTS.length));
  return {
    faults: ['text', FAULTS.map(({ id }) => id).join('\n')],
    bias: ['i16', numbers(features.length + DIMENSIONS)],
    components: [
      'i16',
      Array.from({ length: DIMENSIONS }, (_, k) => numbers(features.length + k)).flat(),
    ],
    ...words,
    ...sparse,
  };
}
