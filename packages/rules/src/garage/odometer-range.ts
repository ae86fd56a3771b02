import { type DistanceUnit, distanceText, MAX_MILES } from '@wrenchwise/vehicle/mileage';

/** A reading in miles on a day (YYYY-MM-DD). */
export interface Reading {
  readonly date: string;
  readonly odometer: number;
}

/** The last reading before a day, and the first after it; null where there is none. */
export interface ReadingsAround {
  readonly before: Reading | null;
  readonly after: Reading | null;
}

/** Readings between which one has to lie, in whole miles. */
export interface OdometerRange {
  readonly low: number;
  readonly high: number;
}

// Above 60,000 miles a year even taxis and couriers are rare, as in the MOT history (decision 051).
const MAX_A_DAY = 60_000 / 365.25;
// A long journey between two readings is no slip.
const MAX_AT_ONCE = 1000;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));

/**
 * What an odometer can show on a day: no less than the reading before, no more than the next one, nor
 * more than is driven in the days between. The one rule of readings, wherever one is written.
 */
export const odometerRange = (date: string, { before, after }: ReadingsAround): OdometerRange => {
  const reach =
    before === null
      ? MAX_MILES
      : before.odometer + MAX_AT_ONCE + MAX_A_DAY * daysBetween(before.date, date);
  const high = Math.ceil(Math.min(reach, after?.odometer ?? MAX_MILES, MAX_MILES));
  return { low: Math.min(Math.floor(before?.odometer ?? 0), high), high };
};

/** On which side a reading lies outside of what is expected; undefined within it. */
export const odometerMisfit = (
  { low, high }: OdometerRange,
  odometer: number,
): 'below' | 'above' | undefined =>
  odometer < low ? 'below' : odometer > high ? 'above' : undefined;

/** What is expected, in a sentence beside the field. */
export const odometerRangeText = ({ low, high }: OdometerRange, unit: DistanceUnit): string =>
  high >= MAX_MILES
    ? `By the other readings, at least ${distanceText(low, unit)} is expected on this day`
    : `By the other readings, between ${distanceText(low, unit)} and ${distanceText(high, unit)} is expected on this day`;
