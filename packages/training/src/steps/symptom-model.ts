/**
 * Trains the reader of clauses and writes `model/symptom-weights.ts`.
 *
 * With --inner a quarter of the texts to train on is left out: the gate is fitted on that quarter
 * with the model of the other three, since a model is surer of what it was trained on.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { CLAUSE_FAMILIES } from '@wrenchwise/engine/model/clause-features';
import { BASE64 } from '@wrenchwise/engine/model/digits';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';

import { type ClauseRow, readClauseRows } from '../clause-rows.ts';
import { dataFolder } from '../data-folder.ts';
import type { SparseRow } from '../linear-svm.ts';
import { ENGINE_SOURCE } from '../product-folders.ts';
import { trainSoftmax } from '../softmax-regression.ts';

const OPTIONS = { epochs: 7, rate: 0.2, penalty: 3e-5 };
const LEAST_CLAUSES = 3;

/** Weights below this, in log-odds of a feature of full length, are dropped. */
const LEAST_WEIGHT = 0.9;
const MOST_DIGIT = 63;

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
  .filter(([, count]) => count >= LEAST_CLAUSES)
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
const file = weightsFile();
writeFileSync(join(ENGINE_SOURCE, 'model', 'symptom-weights.ts'), file);
say(`written: ${file.length} characters`);

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

function twoDigits(value: number): string {
  const bounded = Math.max(0, Math.min(4095, Math.round(value)));
  return (BASE64[bounded >> 6] ?? 'A') + (BASE64[bounded & MOST_DIGIT] ?? 'A');
}

/** The lines that `src/model/symptom-model.ts` describes and decodes. */
function weightsFile(): string {
  let previous = '';
  let cells = 0;
  const lines = features.flatMap((name, column) => {
    const own = weights.subarray(column * classes, (column + 1) * classes);
    const most = own.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    const scale = Math.max(1, Math.round(most * 100));
    const kept = [...own.keys()].flatMap((at) => {
      const weight = own[at] ?? 0;
      const quantised = Math.round((weight / scale) * 100 * 31);
      if (Math.abs(weight) < LEAST_WEIGHT || quantised === 0) return [];
      return [`${twoDigits(at)}${BASE64[quantised + 32] ?? 'A'}`];
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
  const bias = [...weights.subarray(features.length * classes)]
    .map((value) => twoDigits(value * 100 + 2048))
    .join('');
  return `/** Written by \`npm run train\`; do not edit. The lines are described in \`symptom-model.ts\`. */
export const SYMPTOM_MODEL_DATA = {
  symptoms: ${JSON.stringify(ids.join(' '))}.split(' '),
  bias: ${JSON.stringify(bias)},
  features: ${JSON.stringify(lines.join('\n'))},
};
`;
}
