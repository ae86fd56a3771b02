import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';

import type { Row } from './corpus.ts';
import { tempered } from './figures.ts';

/**
 * The rough distribution of complaints of all makes over the systems. That of the training rows
 * differs (two makes, one model, more of the rare systems), and a model that learns it overrates
 * rare systems such as cameras.
 */
const NATURAL: Record<SystemId, number> = {
  engine_cooling: 0.19,
  electrical: 0.16,
  transmission_drivetrain: 0.12,
  brakes: 0.1,
  steering: 0.09,
  fuel: 0.07,
  restraints_seats: 0.07,
  body_structure: 0.05,
  adas_camera: 0.035,
  visibility_wiper: 0.04,
  lighting: 0.025,
  speed_control: 0.03,
  suspension: 0.025,
  wheels_tyres: 0.02,
};

export interface Calibration {
  readonly temperature: number;
  /** Added to each system's score before tempering. */
  readonly offsets: readonly number[];
}

const STEPS = 400;
const RATE = 0.4;

/** Regularisation of the offsets towards zero, in rows. */
const RIDGE = 6;

/** Weights that give the rows' first systems the natural distribution; their mean is 1. */
export const naturalWeights = (rows: readonly Row[]): readonly number[] => {
  const counts = new Map<SystemId, number>();
  for (const { systems } of rows) {
    for (const system of systems) {
      counts.set(system, (counts.get(system) ?? 0) + 1 / systems.length);
    }
  }
  return rows.map(({ systems }) =>
    systems.reduce(
      (sum, system) =>
        sum + (NATURAL[system] * rows.length) / (counts.get(system) ?? 1) / systems.length,
      0,
    ),
  );
};

/** Fits temperature and offsets by gradient descent on the weighted log loss of held-out scores. */
export const calibrate = (
  scores: readonly Float64Array[],
  rows: readonly Row[],
  weights: readonly number[],
): Calibration => {
  let sharpness = 4;
  const offsets = SYSTEM_IDS.map(() => 0);
  const total = weights.reduce((a, b) => a + b, 0);
  for (let step = 0; step < STEPS; step += 1) {
    let slope = 0;
    const slopes = SYSTEM_IDS.map(() => 0);
    scores.forEach((score, i) => {
      const systems = rows[i]?.systems ?? [];
      const weight = weights[i] ?? 0;
      const shifted = score.map((value, s) => value + (offsets[s] ?? 0));
      const p = tempered(shifted, 1 / sharpness);
      SYSTEM_IDS.forEach((system, s) => {
        const truth = systems.includes(system) ? 1 / systems.length : 0;
        const gap = weight * (truth - (p[s] ?? 0));
        slope += gap * (shifted[s] ?? 0);
        slopes[s] = (slopes[s] ?? 0) + gap * sharpness;
      });
    });
    sharpness = Math.max(0.5, sharpness + (RATE * 4 * slope) / total);
    slopes.forEach((value, s) => {
      const offset = offsets[s] ?? 0;
      offsets[s] = offset + (RATE * 0.1 * (value - RIDGE * offset * sharpness)) / (total * 0.1);
    });
  }
  return { temperature: 1 / sharpness, offsets };
};
