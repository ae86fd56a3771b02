/**
 * Fits the weights of the truth of a reading (`GATE` in `src/evidence/reading-gate.ts`) on what is
 * told in owners' questions, and prints them with how well they tell true readings from false ones
 * on the quarter that is held out. Run it after `train-faults.ts`.
 *
 *   wrenchwise-node packages/engine/training/fit-gate.ts
 */
import process from 'node:process';

import { GATE_FEATURES, gateFeatures } from '../src/evidence/reading-gate.ts';
import { parts } from './engine-parts.ts';
import { readQuestions } from './labelled-texts.ts';

interface Example {
  readonly isTrue: boolean;
  readonly features: readonly number[];
  readonly heldOut: boolean;
}

const ROUNDS = 300;
const RATE = 0.3;

const judged = gateFeatures(parts.compiled);
const examples = readQuestions().flatMap(({ text, vehicle, told, heldOut }): Example[] => {
  const { symptoms, words } = parts.readReport({ text }, vehicle);
  const present = new Set(
    told.flatMap(({ symptom, certainty }) => (certainty === 'present' ? [symptom] : [])),
  );
  return judged(words, symptoms).flatMap(({ read, features }): Example[] =>
    read.present ? [{ isTrue: present.has(read.id), features, heldOut }] : [],
  );
});

const dot = (weights: Float64Array, features: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const known = examples.filter(({ heldOut }) => !heldOut);
const weights = new Float64Array(GATE_FEATURES.length);
for (let round = 0; round < ROUNDS; round += 1) {
  const slopes = new Float64Array(weights.length);
  for (const { isTrue, features } of known) {
    const gap = Number(isTrue) - 1 / (1 + Math.exp(-dot(weights, features)));
    features.forEach((value, at) => {
      slopes[at] = (slopes[at] ?? 0) + gap * value;
    });
  }
  slopes.forEach((slope, at) => {
    weights[at] = (weights[at] ?? 0) + (RATE * slope) / known.length;
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

const held = examples.filter(({ heldOut }) => heldOut);
process.stdout.write(
  `${GATE_FEATURES.map((name, at) => `${name} ${(weights[at] ?? 0).toFixed(2)}`).join(', ')}\n` +
    `area under the curve, held out, ${held.length} readings: ${areaUnderCurve(held).toFixed(3)}\n`,
);
