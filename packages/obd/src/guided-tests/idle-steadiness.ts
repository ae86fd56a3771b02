import { type Recording, seriesOf } from '../recording/recording.ts';
import { medianOf } from '../recording/summary.ts';
import { momentsOf, VALUE } from './guided-test.ts';

/** rpm between which an engine idles, cold or warm. */
const IDLE = [450, 1250] as const;
/** km/h. */
const STANDS = 3;
/** Seconds over which speed is averaged: what is quicker is called short. */
const WINDOW = 1;
/** Of all answers, without the rarest at both ends. */
const LOWER = 0.05;
const UPPER = 0.95;
/** A longer gap between answers hides a misfiring cylinder's beat. */
const MAX_GAP = 0.3;
/** At a gap like this a stretch of idling has ended. */
const PAUSE = 1;

/** How an engine idled. */
export interface Idling {
  readonly seconds: number;
  /** In the middle. */
  readonly rpm: number;
  /** How far the speed goes up and down within a second, and more slowly: rpm. */
  readonly short: number;
  readonly slow: number;
  /** Between two answers, in the middle: seconds. */
  readonly gap: number;
  readonly isOftenEnough: boolean;
}

const spreadOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return at(UPPER) - at(LOWER);
};

/** The averages around each answer, by sums that move along. */
const averages = (times: readonly number[], values: readonly number[]): readonly number[] => {
  let from = 0;
  let to = 0;
  let sum = 0;
  return times.map((time) => {
    while (to < times.length && (times[to] ?? 0) <= time + WINDOW / 2) {
      sum += values[to] ?? 0;
      to += 1;
    }
    while ((times[from] ?? 0) < time - WINDOW / 2) {
      sum -= values[from] ?? 0;
      from += 1;
    }
    return sum / (to - from);
  });
};

/** How steadily the engine idled while the car stood; undefined where it hardly did. */
export const idlingIn = (recording: Recording): Idling | undefined => {
  if (!seriesOf(recording, VALUE.rpm)) return undefined;
  const [low, high] = IDLE;
  const idling = momentsOf(recording, VALUE.rpm).filter(
    ({ value, other }) => value >= low && value <= high && (other(VALUE.speed) ?? 0) <= STANDS,
  );
  const times = idling.map(({ at }) => at);
  const values = idling.map(({ value }) => value);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const seconds = gaps.filter((gap) => gap < PAUSE).reduce((sum, gap) => sum + gap, 0);
  if (gaps.length < 2) return undefined;
  const slow = averages(times, values);
  // At both ends the average has one side only, and follows what it should leave out.
  const isWhole = (at: number): boolean =>
    at - (times[0] ?? at) >= WINDOW / 2 && (times.at(-1) ?? at) - at >= WINDOW / 2;
  const whole = times.flatMap((at, index) => (isWhole(at) ? [index] : []));
  const gap = medianOf(gaps);
  return {
    seconds,
    rpm: medianOf(values),
    short: spreadOf(whole.map((index) => (values[index] ?? 0) - (slow[index] ?? 0))),
    slow: spreadOf(whole.map((index) => slow[index] ?? 0)),
    gap,
    isOftenEnough: gap <= MAX_GAP,
  };
};
