/**
 * Trains the text model over the 14 systems and writes `src/model/weights.ts` and
 * `src/evidence/confusable-words.ts`.
 *
 *   wrenchwise-node packages/diagnosis/training/train.ts [folder of the data]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { FAMILIES } from '../src/model/features.ts';
import { writeConfusableWords } from './confusable.ts';
import { readCorpus, type Row } from './corpus.ts';
import { bestOf, logLoss, tempered, topAccuracy } from './figures.ts';
import { fit, readDocument, scoresOf, type FittedModel } from './fit.ts';
import { fitPooling } from './pool.ts';

const FEATURES = 10_500;

/** Weights below this share of the largest are left out: they say nothing and take space. */
const LEAST_WEIGHT = 0.055;
const FOLDS = 4;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const folder = process.argv[2] ?? process.env['WRENCHWISE_DATA'] ?? '../shared/data';
const source = join(import.meta.dirname, '..', 'src');
const corpus = readCorpus(folder);
writeConfusableWords([...corpus.train, ...corpus.allMakes, ...corpus.oneModel], source);

const say = (text: string) => process.stdout.write(`${text}\n`);
const documents = new Map(
  [...corpus.train, ...corpus.allMakes, ...corpus.oneModel, ...corpus.knowledge].map((row) => [
    row,
    readDocument(row.text),
  ]),
);
const documentOf = (row: Row) => documents.get(row) ?? [];
const train = (rows: readonly Row[]) => fit(rows, rows.map(documentOf), FEATURES);

// Temperature and pooling are fitted on other makes' rows that the fold's model never saw.
const outOfFold: { row: Row; scores: Float64Array }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = corpus.allMakes.filter((row, i) => i % FOLDS === fold && row.symptomsOnly);
  const rest = corpus.allMakes.filter((_, i) => i % FOLDS !== fold);
  const model = train([...corpus.train, ...rest, ...corpus.oneModel, ...corpus.knowledge]);
  for (const row of held) outOfFold.push({ row, scores: scoresOf(model, documentOf(row)) });
  say(`fold ${fold + 1} of ${FOLDS}: ${held.length} rows of all makes held out`);
}
const heldRows = outOfFold.map(({ row }) => row);
const grid = Array.from({ length: 40 }, (_, i) => 0.1 + i * 0.03);
const at = (temperature: number) => outOfFold.map(({ scores }) => tempered(scores, temperature));
const temperature = bestOf(grid, (value) => logLoss(at(value), heldRows));
say(
  `text model alone, held out, symptom-only, all makes: top-1 ${topAccuracy(at(temperature), heldRows, 1).toFixed(3)}, top-3 ${topAccuracy(at(temperature), heldRows, 3).toFixed(3)}, temperature ${temperature.toFixed(2)}, loss ${logLoss(at(temperature), heldRows).toFixed(3)}`,
);
fitPooling(heldRows, at(temperature), say);

const everything = [...corpus.train, ...corpus.allMakes, ...corpus.oneModel, ...corpus.knowledge];
const model = train(everything);
writeFileSync(join(source, 'model', 'weights.ts'), weightsFile(model, temperature));
say(`written: ${model.features.length} features`);

/** The lines that `src/model/system-model.ts` describes and decodes. */
function weightsFile(fitted: FittedModel, fittedTemperature: number): string {
  const scales = fitted.weights.map(
    (weights) =>
      weights.slice(0, -1).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127,
  );
  const digits = (value: number) => (BASE64[value >> 6] ?? 'A') + (BASE64[value & 63] ?? 'A');
  let kept = 0;
  const blocks = FAMILIES.map((family) => {
    let previous = '';
    const names = fitted.features.filter((name) => name.startsWith(`${family}:`)).sort();
    const lines = names.flatMap((full) => {
      const from = fitted.rows.get(full) ?? 0;
      const cells = fitted.weights.flatMap((weights, s) => {
        const quantised = Math.round((weights[from] ?? 0) / (scales[s] ?? 1));
        return Math.abs(quantised) < LEAST_WEIGHT * 127
          ? []
          : [(BASE64[s] ?? 'A') + digits(quantised + 128)];
      });
      if (cells.length === 0) return [];
      kept += 1;
      const name = full.slice(2);
      let shared = 0;
      while (shared < 63 && shared < name.length && name[shared] === previous[shared]) shared += 1;
      previous = name;
      const rarity = digits(Math.round((fitted.idf[from] ?? 0) * 20));
      return [`${BASE64[shared]}${name.slice(shared)}\t${rarity}${cells.join('')}`];
    });
    return `    ${family}: ${JSON.stringify(lines.join('\n'))},`;
  });
  say(`kept ${kept} features with a weight`);
  const rounded = (values: readonly number[]) =>
    `[${values.map((value) => value.toPrecision(6)).join(', ')}]`;
  const bias = fitted.weights.map((weights) => weights[fitted.features.length] ?? 0);
  return `/** Written by \`training/train.ts\`; do not edit. The lines are described in \`system-model.ts\`. */
export const MODEL_DATA = {
  features: {
${blocks.join('\n')}
  },
  scales: ${rounded(scales)},
  bias: ${rounded(bias)},
  temperature: ${fittedTemperature.toFixed(3)},
};
`;
}
