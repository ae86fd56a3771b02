import { momentsOf, VALUE } from '../guided-tests/guided-test.ts';
import type { Recording } from './recording.ts';

/** In which state of the engine a range holds. */
export type EngineState = 'running' | 'warm' | 'warm and idling';

/** What every car's value lies in while its engine is in this state. */
export interface NormalRange {
  readonly low: number;
  readonly high: number;
  readonly state: EngineState;
}

const TRIM: NormalRange = { low: -10, high: 10, state: 'warm' };

/**
 * Only where textbooks agree for all cars; of any other value an earlier recording of the same car says
 * more. Coolant: thermostats open between 80 and 95 °C. Voltage: a lead battery charges from 13.2 V; smart
 * charging may rest below it. Trims: ±10 % is called normal. Idle: 600 to 1,000 rpm.
 */
const RANGES: Readonly<Record<string, NormalRange>> = {
  [VALUE.coolant]: { low: 80, high: 110, state: 'warm' },
  [VALUE.volts]: { low: 12.7, high: 15, state: 'running' },
  [VALUE.shortTrim]: TRIM,
  [VALUE.longTrim]: TRIM,
  [VALUE.shortTrim2]: TRIM,
  [VALUE.longTrim2]: TRIM,
  [VALUE.rpm]: { low: 600, high: 1000, state: 'warm and idling' },
};

/** The range of a value that holds for every car; undefined where there is none. */
export const normalRangeOf = (name: string): NormalRange | undefined =>
  Object.hasOwn(RANGES, name) ? RANGES[name] : undefined;

const RUNS = 450;
const IDLES = 1150;
const MOVES = 3;
/** °C: an engine that has been warm may be judged as a warm one, even if it has cooled down since. */
const WARM = 75;

/** How much of a recording was in a range, of the answers in its state of the engine. */
export interface WithinRange {
  /** Answers in that state. */
  readonly judged: number;
  readonly within: number;
}

/** Compares a value of a recording with its range; undefined where there is no range. */
export const withinRange = (recording: Recording, name: string): WithinRange | undefined => {
  const range = normalRangeOf(name);
  if (!range) return undefined;
  let hasBeenWarm = false;
  const judged = momentsOf(recording, name).filter(({ value, other }) => {
    const coolant = name === VALUE.coolant ? value : other(VALUE.coolant);
    hasBeenWarm ||= coolant !== undefined && coolant >= WARM;
    const rpm = name === VALUE.rpm ? value : other(VALUE.rpm);
    if (rpm === undefined || rpm < RUNS) return false;
    if (range.state === 'running') return true;
    if (!hasBeenWarm) return false;
    if (range.state === 'warm') return true;
    return (other(VALUE.speed) ?? 0) <= MOVES && rpm <= IDLES;
  });
  const within = judged.filter(({ value }) => value >= range.low && value <= range.high).length;
  return { judged: judged.length, within };
};
