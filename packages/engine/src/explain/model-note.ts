import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';

import type { Evidence } from '../evidence/read-report.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { Contribution } from '../inference/weighing.ts';
import type { SystemReading } from '../model/system-model.ts';

/** A mechanic's name for a complaint about each system. */
const COMPLAINTS: Record<SystemId, string> = {
  engine_cooling: 'an engine complaint',
  electrical: 'an electrical complaint',
  transmission_drivetrain: 'a gearbox complaint',
  brakes: 'a brake complaint',
  steering: 'a steering complaint',
  fuel: 'a fuel-system complaint',
  restraints_seats: 'an airbag or seat-belt complaint',
  body_structure: 'a bodywork complaint',
  adas_camera: 'a driver-assistance complaint',
  visibility_wiper: 'a glass or wiper complaint',
  lighting: 'a lighting complaint',
  speed_control: 'a throttle complaint',
  suspension: 'a suspension complaint',
  wheels_tyres: 'a wheel or tyre complaint',
};

/** The system other than `own` that the text model finds likeliest. */
const rivalOf = (probabilities: Float64Array, own: SystemId): SystemId | undefined => {
  let rival: SystemId | undefined;
  let most = 0;
  SYSTEM_IDS.forEach((id, at) => {
    const p = probabilities[at] ?? 0;
    if (id === own || p <= most) return;
    most = p;
    rival = id;
  });
  return rival;
};

/** The text model's opinion of the description, in a mechanic's words. */
const verdictOn = (probabilities: Float64Array, system: SystemId, raising: boolean): string => {
  const own = COMPLAINTS[system];
  const rival = rivalOf(probabilities, system);
  if (rival === undefined) return `Your whole description reads like ${own}`;
  const other = COMPLAINTS[rival];
  const leads =
    (probabilities[SYSTEM_IDS.indexOf(system)] ?? 0) >
    (probabilities[SYSTEM_IDS.indexOf(rival)] ?? 0);
  if (raising) {
    return leads
      ? `Your whole description reads more like ${own} than ${other}`
      : `Your whole description could also be ${own}`;
  }
  return leads
    ? `Your whole description reads less clearly as ${own} than its single words do`
    : `Your whole description reads more like ${other} than ${own}`;
};

/** The text model's effect on the faults of a system, with the words responsible. */
export const modelNote = (
  evidence: Evidence,
  reading: SystemReading,
  result: Posterior,
  system: SystemId,
): Contribution | undefined => {
  if (reading.features === 0) return undefined;
  const at = SYSTEM_IDS.indexOf(system);
  const weight = result.modelWeights[at] ?? 0;
  return {
    key: 'text-model',
    text: discriminativeWord(evidence, reading, at, weight > 0),
    source: 'text-model',
    meaning: verdictOn(reading.probabilities, system, weight > 0),
    weight,
  };
};

/** The most influential word, quoted. */
const discriminativeWord = (
  { text, reading: { units } }: Evidence,
  { found }: SystemReading,
  system: number,
  raising: boolean,
): string => {
  const sign = raising ? 1 : -1;
  let most = 0;
  let word = 'Your description as a whole';
  for (const { token, amount, weights } of found) {
    const strength = sign * amount * (weights[system] ?? 0);
    if (strength <= most) continue;
    const unit = units.find((one) => one.token === token);
    if (unit === undefined) continue;
    most = strength;
    word = text.slice(unit.start, unit.end);
  }
  return word;
};
