/**
 * Trains the reader of clauses and writes `models/clauses.bin`.
 *
 * With --inner a quarter of the texts to train on is left out, and the product's file stays: the gate is fitted on that quarter
 * with the model of the other three, since a model is surer of what it was trained on.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

import { CLAUSE_FAMILIES } from '@wrenchwise/engine/model/clause-features';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';

import { type ClauseRow, readClauseRows } from '../clause-rows.ts';
import { dataFolder } from '../data-folder.ts';
import type { SparseRow } from '../linear-svm.ts';
import { INNER_CLAUSES } from '../product-folders.ts';
import { trainSoftmax } from '../softmax-regression.ts';
import { hundredths, sparseSections } from '../sparse-sections.ts';
import { modelBytes, type SectionValue, writeModel } from '../write-model.ts';

const OPTIONS = { epochs: 7, rate: 0.2, penalty: 3e-5 };
const MIN_CLAUSES = 3;

/** Weights below this, in log-odds of a feature of full length, are dropped. */
const MIN_WEIGHT = 0.9;

const say = (text: string) => process.stdout.write(`${text}\n`);
const isInner = process.argv.includes('--inner');

const rows = readClauseRows(dataFolder(), !isInner);
const ids = Object.keys(SYMPTOMS);
const classOf = new Map(ids.map((id, at) => [id, at]));
const background = ids.length;
const classes = ids.length + 1;
const frequency = new Map<string, number>();
for (const { features } of rows) {
  for (const name of features) frequency.set(name, (frequency.get(name) ?? 0) + 1);
}
const features = [...frequency]
  .filter(([, count]) => count >= MIN_CLAUSES)
  .map(([name]) => name)
  .sort();
const columnOf = new Map(features.map((name, at) => [name, at]));
// Rounded to twentieths as in the stored model, so that training and product agree.
const rarities = features.map(
  (name) => Math.round(Math.log((rows.length + 1) / ((frequency.get(name) ?? 0) + 1)) * 20) / 20,
);
const told = rows.filter(({ symptoms }) => symptoms.length > 0).length;
say(`${rows.length} clauses, ${told} of them tell a symptom, ${features.length} features`);
const weights = trainSoftmax(
  rows.map((row) => ({ vector: vectorOf(row), target: targetOf(row), weight: row.weight })),
  features.length,
  classes,
  OPTIONS,
);
if (isInner) {
  mkdirSync(dirname(INNER_CLAUSES), { recursive: true });
  writeFileSync(INNER_CLAUSES, modelBytes('clauses', modelSections()));
} else {
  say(writeModel('clauses', modelSections()));
}

function targetOf({ symptoms }: ClauseRow): readonly (readonly [number, number])[] {
  if (symptoms.length === 0) return [[background, 1]];
  return symptoms.map((id) => [classOf.get(id) ?? background, 1 / symptoms.length] as const);
}

/** As `src/model/symptom-model.ts` values a clause: each family at its own full length. */
function vectorOf({ features: names }: ClauseRow): SparseRow {
  const squares: Record<string, number> = {};
  const found = names.flatMap((name) => {
    const column = columnOf.get(name);
    if (column === undefined) return [];
    const family = name.slice(0, 1);
    const value = rarities[column] ?? 0;
    squares[family] = (squares[family] ?? 0) + value * value;
    return [{ column, family, value }];
  });
  return {
    columns: Int32Array.from(found, ({ column }) => column),
    values: Float64Array.from(
      found,
      ({ family, value }) =>
        (value * (CLAUSE_FAMILIES[family] ?? 0)) / Math.sqrt(squares[family] ?? 1),
    ),
  };
}

/** The sections that `model/symptom-model.ts` reads. */
function modelSections(): Readonly<Record<string, SectionValue>> {
  return {
    symptoms: ['text', ids.join('\n')],
    bias: ['i16', hundredths(weights.subarray(features.length * classes))],
    ...sparseSections(
      features.map((name, column) => ({
        name,
        rarity: rarities[column] ?? 0,
        weights: weights.subarray(column * classes, (column + 1) * classes),
      })),
      MIN_WEIGHT,
    ),
  };
}
