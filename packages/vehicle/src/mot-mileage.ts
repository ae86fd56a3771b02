/** What the odometer showed at each MOT test, and what cannot be: falls, jumps, miles taken for kilometres. */

import { toMiles } from './mileage.ts';
import { anomalyWords, type MileageAnomaly, REGISTER_WORDS } from './mot-anomalies.ts';
import { byDate, daysBetween, type MotTest } from './mot-history.ts';

/** A reading. */
export interface MileagePoint {
  readonly date: string;
  /** In miles, as recorded. */
  readonly miles: number;
  /** What it most likely was, in miles: another number where the record has the wrong unit. */
  readonly likely: number;
  /** Whether `likely` can be relied on: a jump or a slip cannot. */
  readonly isPlausible: boolean;
}

export interface MileageSeries {
  /** Oldest first, one a day: the last of it. */
  readonly points: readonly MileagePoint[];
  readonly anomalies: readonly MileageAnomaly[];
  /** The newest reading that can be relied on. */
  readonly latest: MileagePoint | undefined;
  /** Miles a year over the last readings, up to three years of them; undefined before there are two. */
  readonly milesPerYear: number | undefined;
}

interface Reading {
  readonly date: string;
  readonly miles: number;
  readonly unit: 'MI' | 'KM';
  /** In miles, had the unit been the other one. */
  readonly otherUnit: number;
}

// Testers read the tenths, or the wheels roll back a little on the ramp.
const TOLERANCE = 20;

// Above 60,000 miles a year even taxis and couriers are rare.
const MAX_A_YEAR = 60_000;
// A short time between two tests must not make an honest drive a jump.
const MAX_AT_ONCE = 5000;

const mostAfter = (days: number): number => MAX_AT_ONCE + (MAX_A_YEAR * days) / 365.25;

const follows = (miles: number, date: string, before: { date: string; likely: number }): boolean =>
  miles >= before.likely - TOLERANCE &&
  miles - before.likely <= mostAfter(daysBetween(before.date, date));

const readingsOf = (tests: readonly MotTest[]): readonly Reading[] => {
  const readings = new Map<string, Reading>();
  for (const { completedDate: date, odometer } of byDate(tests)) {
    // Zero is what testers write down when they could not read it.
    if (odometer === undefined || odometer.value <= 0) continue;
    const inMiles = odometer.unit === 'MI';
    readings.set(date, {
      date,
      unit: odometer.unit,
      miles: toMiles(odometer.value, inMiles ? 'miles' : 'kilometres'),
      otherUnit: toMiles(odometer.value, inMiles ? 'kilometres' : 'miles'),
    });
  }
  return [...readings.values()];
};

// A digit too few or too many at the end.
const slipsOf = ({ miles }: Reading): readonly number[] => [miles * 10, Math.round(miles / 10)];

/** Whether a reading that does not follow is by itself: the next one follows the reading before it. */
const isAlone = (next: Reading | undefined, reading: Reading, before: MileagePoint): boolean =>
  next !== undefined &&
  [next.miles, next.otherUnit].some((miles) => follows(miles, next.date, before)) &&
  (reading.miles < before.likely ||
    !follows(next.miles, next.date, { date: reading.date, likely: reading.miles }));

/** Whether a reading fits well once its unit is taken for the other one. */
const fitsInOtherUnit = ({ otherUnit, date }: Reading, before: MileagePoint): boolean => {
  // Mixed-up units must explain it well, not just not rule it out.
  const rise = otherUnit - before.likely;
  return rise >= -TOLERANCE && rise <= mostAfter(daysBetween(before.date, date)) / 2;
};

/**
 * Whether a reading that could follow more likely has the wrong unit: much was driven, little in the
 * other unit, and something else speaks for it.
 */
const hasWrongUnit = (
  reading: Reading,
  before: MileagePoint,
  {
    last,
    next,
    wasWrong,
  }: { last: Reading | undefined; next: Reading | undefined; wasWrong: boolean },
): boolean =>
  reading.miles - before.likely > mostAfter(daysBetween(before.date, reading.date)) / 2 &&
  fitsInOtherUnit(reading, before) &&
  (wasWrong ||
    reading.unit !== last?.unit ||
    (next !== undefined &&
      next.miles < reading.miles - TOLERANCE &&
      follows(next.miles, next.date, before)));

/** What a reading that does not follow the one before most likely is. */
const judge = (
  reading: Reading,
  before: MileagePoint,
  next: Reading | undefined,
): Pick<MileageAnomaly, 'kind' | 'likely'> => {
  if (fitsInOtherUnit(reading, before)) return { kind: 'unit', likely: reading.otherUnit };
  const slip = slipsOf(reading).find((miles) => follows(miles, reading.date, before));
  if (isAlone(next, reading, before) || (next === undefined && slip !== undefined)) {
    return { kind: 'slip', likely: slip };
  }
  return { kind: reading.miles < before.likely ? 'fall' : 'jump', likely: undefined };
};

const USED_DAYS = 3 * 366;
const ENOUGH_DAYS = 180;

const milesPerYearOf = (points: readonly MileagePoint[]): number | undefined => {
  const sound = points.filter(({ isPlausible }) => isPlausible);
  const last = sound.at(-1);
  const first = sound.find(
    ({ date }) => last !== undefined && daysBetween(date, last.date) <= USED_DAYS,
  );
  if (first === undefined || last === undefined || last.likely < first.likely) return undefined;
  const days = daysBetween(first.date, last.date);
  if (days < ENOUGH_DAYS) return undefined;
  return Math.round(((last.likely - first.likely) / days) * 365.25);
};

/**
 * The mileage of a car over its MOT tests, with what cannot be. Each reading is compared with the last
 * one that could be relied on; the first is taken as it is. Readings of 0 are left out.
 */
export const mileageSeries = (tests: readonly MotTest[]): MileageSeries => {
  const readings = readingsOf(tests);
  const points: MileagePoint[] = [];
  const anomalies: MileageAnomaly[] = [];
  let before: MileagePoint | undefined;
  for (const [at, reading] of readings.entries()) {
    const { date, miles } = reading;
    const next = readings[at + 1];
    const wasWrong =
      anomalies.at(-1)?.kind === 'unit' && anomalies.at(-1)?.date === points.at(-1)?.date;
    const isWrong =
      before !== undefined &&
      hasWrongUnit(reading, before, { last: readings[at - 1], next, wasWrong });
    if (before === undefined || (follows(miles, date, before) && !isWrong)) {
      before = { date, miles, likely: miles, isPlausible: true };
      points.push(before);
      continue;
    }
    const { kind, likely } = judge(reading, before, next);
    const found = {
      kind,
      date,
      miles,
      before: { date: before.date, miles: before.likely },
      likely,
    };
    anomalies.push({ ...found, explanation: anomalyWords(found, REGISTER_WORDS) });
    // A fall is where the odometer is from now on; a jump is believed when the next agrees with it.
    const agrees = (point: MileagePoint) =>
      next !== undefined && follows(next.miles, next.date, point);
    const point = { date, miles, likely: likely ?? miles, isPlausible: true };
    const isPlausible = kind === 'unit' || kind === 'fall' || (kind === 'jump' && agrees(point));
    points.push({ ...point, isPlausible });
    if (isPlausible) before = point;
  }
  return { points, anomalies, latest: before, milesPerYear: milesPerYearOf(points) };
};
