/**
 * Fits the weights of the truth of a reading (`GATE` in `src/evidence/reading-gate.ts`) on what is
 * reported in owners' questions and real complaints, and prints them with how well they tell true
 * readings from false ones. It comes after the fault model and `symptom-model.ts --inner`: it fits
 * on the quarter of the texts that the reader of clauses was then not trained on, and prints what
 * bounds of truth give on that quarter. Held-out texts are left to `bench/owners.ts`.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { assembleEngine } from '@wrenchwise/engine/create-engine';
import { learnedReadings } from '@wrenchwise/engine/evidence/clause-readings';
import { isEveryday } from '@wrenchwise/engine/evidence/everyday';
import { GATE_FEATURES, gateFeatures } from '@wrenchwise/engine/evidence/reading-gate';
import { readSymptoms } from '@wrenchwise/engine/evidence/symptoms';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { isInner } from '../clause-rows.ts';
import { dataFolder } from '../data-folder.ts';
import {
  isReadForSigns,
  type LabelledText,
  readLabelledComplaints,
  readQuestions,
  type ReadText,
} from '../labelled-texts.ts';
import { INNER_CLAUSES, MODELS } from '../product-folders.ts';

interface Example {
  readonly isTrue: boolean;
  readonly features: readonly number[];
  /** How much it counts: readings of a long text share what a short one has for few. */
  readonly weight: number;
}

/** The readings of a text, and how many symptoms it shows. */
interface Judged {
  readonly examples: readonly Example[];
  readonly told: number;
}

// The models of the product, but for the reader of clauses.
const parts = assembleEngine(KNOWLEDGE, {
  ...readModels(MODELS),
  clauses: readFileSync(INNER_CLAUSES),
});

const ROUNDS = 4000;
const RATE = 0.3;

const judged = gateFeatures(parts.compiled);
const judgedOf = ({ text, vehicle, told }: ReadText): Judged => {
  const { words, reading } = parts.readReport({ text }, vehicle);
  // Before the present gate has dropped any.
  const clauses = parts.readClauses(reading);
  const phrases = readSymptoms(reading, parts.lexicon);
  const symptoms = [
    ...phrases,
    ...learnedReadings(reading, clauses, phrases, parts.lexicon),
  ].filter((read) => !isEveryday(text, read));
  const present = new Set(
    told.flatMap(({ symptom, certainty }) => (certainty === 'present' ? [symptom] : [])),
  );
  const affirmed = judged(words, symptoms, clauses).filter(({ read }) => read.present);
  const examples = affirmed.map(({ read, features }): Example => ({
    isTrue: present.has(read.id),
    features,
    weight: 1 / Math.sqrt(affirmed.length),
  }));
  return { examples, told: present.size };
};

const isFittedOn = ({ id, heldOut }: LabelledText) => !heldOut && isInner(id);
const questions = readQuestions().filter(isReadForSigns).filter(isFittedOn).map(judgedOf);
const complaints = readLabelledComplaints(dataFolder())
  .filter(isReadForSigns)
  .filter(isFittedOn)
  .map(judgedOf);

const dot = (weights: Float64Array, features: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const known = [...questions, ...complaints].flatMap(({ examples }) => examples);
const mass = known.reduce((sum, { weight }) => sum + weight, 0);
const weights = new Float64Array(GATE_FEATURES.length);
for (let round = 0; round < ROUNDS; round += 1) {
  const slopes = new Float64Array(weights.length);
  for (const { isTrue, features, weight } of known) {
    const gap = weight * (Number(isTrue) - 1 / (1 + Math.exp(-dot(weights, features))));
    features.forEach((value, at) => {
      slopes[at] = (slopes[at] ?? 0) + gap * value;
    });
  }
  slopes.forEach((slope, at) => {
    weights[at] = (weights[at] ?? 0) + (RATE * slope) / mass;
  });
}

/** The chance that a true reading is ranked above a false one. */
const areaUnderCurve = (some: readonly Example[]): number => {
  const ranked = some
    .map(({ isTrue, features }) => ({ isTrue, score: dot(weights, features) }))
    .sort((a, b) => a.score - b.score);
  const trues = ranked.filter(({ isTrue }) => isTrue).length;
  const ranks = ranked.reduce((sum, { isTrue }, at) => sum + (isTrue ? at + 1 : 0), 0);
  return (ranks - (trues * (trues + 1)) / 2) / (trues * (ranked.length - trues));
};

process.stdout.write(
  `${GATE_FEATURES.map((name, at) => `${name} ${(weights[at] ?? 0).toFixed(2)}`).join(', ')}\n`,
);
const BOUNDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];
for (const [name, all] of Object.entries({ questions, complaints })) {
  const examples = all.flatMap((one) => one.examples);
  const told = all.reduce((sum, one) => sum + one.told, 0);
  process.stdout.write(
    `${name}: area under the curve ${areaUnderCurve(examples).toFixed(3)} of ${examples.length} readings, ${told} told\n`,
  );
  for (const bound of BOUNDS) {
    const least = Math.log(bound / (1 - bound));
    const shown = examples.filter(({ features }) => dot(weights, features) >= least);
    const right = shown.filter(({ isTrue }) => isTrue).length;
    process.stdout.write(
      `  from ${bound}: told ${(right / told).toFixed(3)}, true ${(right / shown.length).toFixed(3)}\n`,
    );
  }
}
