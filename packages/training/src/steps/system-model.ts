/**
 * Trains the text model over the 14 systems and writes `model/weights.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { FAMILIES } from '@wrenchwise/engine/model/features';

import { calibrate, naturalWeights, type Calibration } from '../calibrate.ts';
import { readCorpus, type Row } from '../corpus.ts';
import { dataFolder } from '../data-folder.ts';
import { logLoss, tempered, topAccuracy } from '../figures.ts';
import { fit, readDocument, scoresOf, type FittedModel } from '../fit.ts';
import { fitPooling } from '../pool.ts';
import { ENGINE_SOURCE } from '../product-folders.ts';

const FEATURES = 10_500;

/** Weights below this share of the largest are dropped: they are negligible. */
const LEAST_WEIGHT = 0.055;
const FOLDS = 4;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const corpus = readCorpus(dataFolder());

const say = (text: string) => process.stdout.write(`${text}\n`);
const documents = new Map(
  [...corpus.train, ...corpus.allMakes, ...corpus.oneModel, ...corpus.knowledge].map((row) => [
    row,
    readDocument(row.text),
  ]),
);
const documentOf = (row: Row) => documents.get(row) ?? [];
const train = (rows: readonly Row[]) => fit(rows, rows.map(documentOf), FEATURES);

// Calibration and pooling are fitted on held-out rows, weighted to the natural distribution over
// the systems; rows of several systems say little about calibration.
const outOfFold: { row: Row; scores: Float64Array; allMakes: boolean }[] = [];
const inFold = (fold: number) => (_: Row, i: number) => i % FOLDS === fold;
const outside = (fold: number) => (_: Row, i: number) => i % FOLDS !== fold;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const folded = train([
    ...corpus.train.filter(outside(fold)),
    ...corpus.allMakes.filter(outside(fold)),
    ...corpus.oneModel,
    ...corpus.knowledge,
  ]);
  for (const rows of [corpus.train, corpus.allMakes]) {
    for (const row of rows.filter(inFold(fold))) {
      if (row.symptomsOnly && row.systems.length === 1) {
        outOfFold.push({
          row,
          scores: scoresOf(folded, documentOf(row)),
          allMakes: rows === corpus.allMakes,
        });
      }
    }
  }
  say(`fold ${fold + 1} of ${FOLDS} done`);
}
const heldRows = outOfFold.map(({ row }) => row);
const heldWeights = naturalWeights(heldRows).map(
  (weight, i) => weight * (outOfFold[i]?.allMakes === true ? 2 : 1),
);
const calibration = calibrate(
  outOfFold.map(({ scores }) => scores),
  heldRows,
  heldWeights,
);
const predictions = outOfFold.map(({ scores }) =>
  tempered(
    scores.map((score, s) => score + (calibration.offsets[s] ?? 0)),
    calibration.temperature,
  ),
);
say(`calibration ${JSON.stringify(calibration)}`);
for (const [name, wanted] of [
  ['all makes', true],
  ['two makes', false],
] as const) {
  const some = outOfFold.map((_, i) => i).filter((i) => outOfFold[i]?.allMakes === wanted);
  const pick = <T>(list: readonly T[]) => some.flatMap((i) => list[i] ?? []);
  const [p, rows] = [some.flatMap((i) => predictions.slice(i, i + 1)), pick(heldRows)];
  say(
    `text model alone, held out, ${name}, symptom-only, one system: ${rows.length} rows, top-1 ${topAccuracy(p, rows, 1).toFixed(3)}, top-3 ${topAccuracy(p, rows, 3).toFixed(3)}, loss ${logLoss(p, rows).toFixed(3)}`,
  );
  fitPooling(rows, p, say);
}

const everything = [...corpus.train, ...corpus.allMakes, ...corpus.oneModel, ...corpus.knowledge];
const model = train(everything);
writeFileSync(join(ENGINE_SOURCE, 'model', 'weights.ts'), weightsFile(model, calibration));
say(`written: ${model.features.length} features`);

/** The lines that `src/model/system-model.ts` describes and decodes. */
function weightsFile(fitted: FittedModel, { temperature, offsets }: Calibration): string {
  const scales = fitted.weights.map(
    (weights) =>
      weights.slice(0, -1).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127,
  );
  const digits = (value: number) => (BASE64[value >> 6] ?? 'A') + (BASE64[value & 63] ?? 'A');
  let written = 0;
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
      written += 1;
      const name = full.slice(2);
      let shared = 0;
      while (shared < 63 && shared < name.length && name[shared] === previous[shared]) shared += 1;
      previous = name;
      const rarity = digits(Math.round((fitted.idf[from] ?? 0) * 20));
      return [`${BASE64[shared]}${name.slice(shared)}\t${rarity}${cells.join('')}`];
    });
    return `    ${family}: ${JSON.stringify(lines.join('\n'))},`;
  });
  say(`kept ${written} features with a weight`);
  const rounded = (values: readonly number[]) =>
    `[${values.map((value) => value.toPrecision(6)).join(', ')}]`;
  const bias = fitted.weights.map(
    (weights, s) => (weights[fitted.features.length] ?? 0) + (offsets[s] ?? 0),
  );
  return `/** Written by \`npm run train\`; do not edit. The lines are described in \`system-model.ts\`. */
export const MODEL_DATA = {
  features: {
${blocks.join('\n')}
  },
  scales: ${rounded(scales)},
  bias: ${rounded(bias)},
  temperature: ${temperature.toFixed(3)},
};
`;
}
