import { medianOf } from '../recording/summary.ts';
import {
  cannotSay,
  type GuidedTest,
  missingOf,
  momentsOf,
  tenths,
  type TestFigure,
  type TestResult,
  VALUE,
} from './guided-test.ts';

const RUNS = 450;
/** After the start, seconds: an alternator may wait before it charges. */
const SETTLES = 8;
const MIN_SECONDS = 20;
const MIN_SAMPLES = 20;
/**
 * Volts with the engine running. Lead batteries charge from 13.2 V; regulators hold 13.8 to 14.8 V, in the
 * cold up to 15.0 V. Smart charging lets it fall to about 12.6 V for a while, never below what a full
 * battery has by itself.
 */
const CHARGES = 13.2;
const NEVER_BELOW = 12.5;
const HIGH = 15;
const TOO_HIGH = 15.4;
/** Of all answers: what most of them are below. */
const UPPER = 0.9;

const upperOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * UPPER)] ?? Number.NaN;

const judged = (usual: number, upper: number): Pick<TestResult, 'verdict' | 'reason'> => {
  if (usual > TOO_HIGH) return { verdict: 'not as it should be', reason: 'charges too much' };
  if (upper > HIGH) return { verdict: 'cannot say', reason: 'charges high' };
  if (upper >= CHARGES) return { verdict: 'as it should be', reason: 'charges' };
  if (upper < NEVER_BELOW) return { verdict: 'not as it should be', reason: 'does not charge' };
  return { verdict: 'cannot say', reason: 'charges little' };
};

/** What the alternator gives, at idle and with consumers switched on. */
export const charging: GuidedTest = {
  id: 'charging',
  needs: [VALUE.volts, VALUE.rpm],
  alsoReads: [],
  seconds: 60,
  hertz: 5,
  judge: (recording) => {
    if (missingOf(recording, charging).length > 0) return cannotSay('value missing');
    const running = momentsOf(recording, VALUE.volts).filter(
      ({ other }) => (other(VALUE.rpm) ?? 0) >= RUNS,
    );
    const from = (running[0]?.at ?? 0) + SETTLES;
    const settled = running.filter(({ at }) => at >= from);
    const seconds = (settled.at(-1)?.at ?? from) - from;
    if (settled.length < MIN_SAMPLES || seconds < MIN_SECONDS) return cannotSay('too short');
    const values = settled.map(({ value }) => value);
    const usual = medianOf(values);
    const upper = upperOf(values);
    const figures: readonly TestFigure[] = [
      { name: VALUE.volts, when: 'running', value: usual, unit: 'V' },
      { name: VALUE.volts, when: 'highest', value: upper, unit: 'V' },
    ];
    const words = `Charging voltage, engine running: ${tenths(usual)} V`;
    return { ...judged(usual, upper), figures, words };
  },
};
