/**
 * Trains the text model over the 14 systems and writes `models/systems.bin`.
 */
import process from 'node:process';

import { FAMILIES } from '@wrenchwise/engine/model/features';

import { calibrate, naturalWeights, type Calibration } from '../calibrate.ts';
import { readCorpus, type Row } from '../corpus.ts';
import { dataFolder } from '../data-folder.ts';
import { logLoss, tempered, topAccuracy } from '../figures.ts';
import { fit, readDocument, scoresOf, type FittedModel } from '../fit.ts';
import { fitPooling } from '../pool.ts';
import { nameSections, type SectionValue, writeModel } from '../write-model.ts';

const FEATURES = 10_500;

/** Weights below this share of the largest are dropped: they are negligible. */
const MIN_WEIGHT = 0.055;
const FOLDS = 4;

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
say(writeModel('systems', modelSections(model, calibration)));

/** The sections that `model/system-model.ts` reads. */
function modelSections(
  fitted: FittedModel,
  { temperature, offsets }: Calibration,
): Readonly<Record<string, SectionValue>> {
  const scales = fitted.weights.map(
    (weights) =>
      weights.slice(0, -1).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127,
  );
  const rows = FAMILIES.flatMap((family) =>
    fitted.features.filter((name) => name.startsWith(`${family}:`)).sort(),
  ).flatMap((name) => {
    const from = fitted.rows.get(name) ?? 0;
    const cells = fitted.weights.flatMap((weights, s) => {
      const quantised = Math.round((weights[from] ?? 0) / (scales[s] ?? 1));
      return Math.abs(quantised) < MIN_WEIGHT * 127 ? [] : [[s, quantised] as const];
    });
    return cells.length === 0 ? [] : [{ name, rarity: fitted.idf[from] ?? 0, cells }];
  });
  const cells = rows.flatMap((row) => row.cells);
  return {
    ...nameSections(
      'names',
      rows.map(({ name }) => name),
    ),
    rarities: ['u16', rows.map(({ rarity }) => Math.round(rarity * 20))],
    sizes: ['u8', rows.map((row) => row.cells.length)],
    classes: ['u8', cells.map(([system]) => system)],
    weights: ['i8', cells.map(([, weight]) => weight)],
    scales: ['f64', scales.map(rounded)],
    bias: [
      'f64',
      fitted.weights.map((weights, s) =>
        rounded((weights[fitted.features.length] ?? 0) + (offsets[s] ?? 0)),
      ),
    ],
    temperature: ['f64', [Number(temperature.toFixed(3))]],
  };
}

/** Six digits are all that is stored. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
