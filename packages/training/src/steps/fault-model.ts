/**
 * Trains the fault model and writes `model/fault-weights.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { readUnits } from '@wrenchwise/engine/evidence/units';
import { BASE64 } from '@wrenchwise/engine/model/digits';
import { FAULT_FAMILIES, VECTOR_LENGTH } from '@wrenchwise/engine/model/fault-model';
import { featureValue, isRarityWeighed, type Family } from '@wrenchwise/engine/model/features';
import { COMPONENT_STEP, createTextVector, DIMENSIONS } from '@wrenchwise/engine/model/text-vector';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import { dataFolder } from '../data-folder.ts';
import { parts } from '../engine-parts.ts';
import { readFaultRows } from '../fault-rows.ts';
import { readDocument, type Document } from '../fit.ts';
import type { SparseRow } from '../linear-svm.ts';
import { readPlainTexts } from '../plain-texts.ts';
import { ENGINE_SOURCE } from '../product-folders.ts';
import { trainSoftmax } from '../softmax-regression.ts';
import { trainWordVectors } from '../word-vectors.ts';

const OPTIONS = { epochs: 8, rate: 0.2, penalty: 5e-5 };
const LEAST_DOCUMENTS = 3;

/** Weights below this, in log-odds of a feature of full length, are dropped. */
const LEAST_WEIGHT = 0.62;

/** The share of all words at which one counts half in a text's vector. */
const COMMON = 1e-3;

const MOST_DIGIT = 63;
const folder = dataFolder();
const say = (text: string) => process.stdout.write(`${text}\n`);

const rows = readFaultRows(folder);
const words = wordLines();
const textVector = createTextVector(words);
const documents = rows.map(({ text }): Document =>
  readDocument(text).filter(([name]) => FAULT_FAMILIES[familyOf(name)] !== undefined),
);
const frequency = new Map<string, number>();
for (const document of documents) {
  for (const [name] of document) frequency.set(name, (frequency.get(name) ?? 0) + 1);
}
const features = [...frequency]
  .filter(([, count]) => count >= LEAST_DOCUMENTS)
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
const file = weightsFile();
writeFileSync(join(ENGINE_SOURCE, 'model', 'fault-weights.ts'), file);
say(`written: ${file.length} characters`);

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

/** The lines that `src/model/text-vector.ts` decodes. */
function wordLines(): string {
  const { vectors, shares } = trainWordVectors(readPlainTexts(folder, rows).map(termsOf));
  say(`${vectors.size} word vectors`);
  let previous = '';
  return [...vectors]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, vector]) => {
      let shared = 0;
      while (shared < MOST_DIGIT && shared < word.length && word[shared] === previous[shared]) {
        shared += 1;
      }
      previous = word;
      const importance = twoDigits((COMMON / (COMMON + (shares.get(word) ?? 0))) * 4095);
      const components = Array.from(
        vector,
        (value) =>
          BASE64[Math.max(-32, Math.min(31, Math.round(value / COMPONENT_STEP))) + 32] ?? 'A',
      );
      return `${BASE64[shared]}${word.slice(shared)}\t${importance}${components.join('')}`;
    })
    .join('\n');
}

function twoDigits(value: number): string {
  const bounded = Math.max(0, Math.min(4095, Math.round(value)));
  return (BASE64[bounded >> 6] ?? 'A') + (BASE64[bounded & MOST_DIGIT] ?? 'A');
}

/** The lines that `src/model/fault-model.ts` describes and decodes. */
function weightsFile(): string {
  let previous = '';
  let cells = 0;
  const lines = features.flatMap((name, column) => {
    const own = weights.subarray(column * FAULTS.length, (column + 1) * FAULTS.length);
    const most = own.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    const scale = Math.max(1, Math.round(most * 100));
    const kept = [...own.keys()].flatMap((fault) => {
      const weight = own[fault] ?? 0;
      const quantised = Math.round((weight / scale) * 100 * 31);
      if (Math.abs(weight) < LEAST_WEIGHT || quantised === 0) return [];
      return [`${twoDigits(fault)}${BASE64[quantised + 32] ?? 'A'}`];
    });
    if (kept.length === 0) return [];
    cells += kept.length;
    let shared = 0;
    while (shared < MOST_DIGIT && shared < name.length && name[shared] === previous[shared]) {
      shared += 1;
    }
    previous = name;
    const rarity = twoDigits((rarities[column] ?? 0) * 20);
    return [`${BASE64[shared]}${name.slice(shared)}\t${rarity}${twoDigits(scale)}${kept.join('')}`];
  });
  say(`kept ${lines.length} features, ${cells} weights`);
  const numbers = (row: number) =>
    [...weights.subarray(row * FAULTS.length, (row + 1) * FAULTS.length)]
      .map((value) => twoDigits(value * 100 + 2048))
      .join('');
  const components = Array.from({ length: DIMENSIONS }, (_, k) => numbers(features.length + k));
  return `/** Written by \`npm run train\`; do not edit. The lines are described in \`fault-model.ts\`. */
export const FAULT_MODEL_DATA = {
  faults: ${JSON.stringify(FAULTS.map(({ id }) => id).join(' '))}.split(' '),
  bias: ${JSON.stringify(numbers(features.length + DIMENSIONS))},
  words: ${JSON.stringify(words)},
  components: ${JSON.stringify(components)},
  features: ${JSON.stringify(lines.join('\n'))},
};
`;
}
