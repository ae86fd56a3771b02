/**
 * Fits the weights of the truth of a reading (`GATE` in `src/evidence/reading-gate.ts`) on what is
 * told in owners' questions and real complaints, and prints them with how well they tell true
 * readings from false ones on the quarters that are held out. Run it after `train-faults.ts`.
 *
 *   wrenchwise-node packages/engine/training/fit-gate.ts [folder of the data]
 */
import process from 'node:process';

import { GATE_FEATURES, gateFeatures } from '../src/evidence/reading-gate.ts';
import { parts } from './engine-parts.ts';
import { type LabelledText, readLabelledComplaints, readQuestions } from './labelled-texts.ts';

interface Example {
  readonly isTrue: boolean;
  readonly features: readonly number[];
  /** How much it counts: readings of a long text share what a short one has for few. */
  readonly weight: number;
  readonly heldOut: boolean;
}

const ROUNDS = 300;
const RATE = 0.3;

const folder = process.argv[2] ?? process.env['WRENCHWISE_DATA'] ?? '../shared/data';
const judged = gateFeatures(parts.compiled);
const examplesOf = ({ text, vehicle, told, heldOut }: LabelledText): Example[] => {
  const { symptoms, words } = parts.readReport({ text }, vehicle);
  const present = new Set(
    told.flatMap(({ symptom, certainty }) => (certainty === 'present' ? [symptom] : [])),
  );
  const affirmed = judged(words, symptoms).filter(({ read }) => read.present);
  return affirmed.map(({ read, features }): Example => ({
    isTrue: present.has(read.id),
    features,
    weight: 1 / Math.sqrt(affirmed.length),
    heldOut,
  }));
};

const questions = readQuestions().flatMap(examplesOf);
const complaints = readLabelledComplaints(folder).flatMap(examplesOf);

const dot = (weights: Float64Array, features: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const known = [...questions, ...complaints].filter(({ heldOut }) => !heldOut);
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
for (const [name, all] of Object.entries({ questions, complaints })) {
  const held = all.filter(({ heldOut }) => heldOut);
  process.stdout.write(
    `${name}: area under the curve, held out, ${held.length} readings: ${areaUnderCurve(held).toFixed(3)}\n`,
  );
}
