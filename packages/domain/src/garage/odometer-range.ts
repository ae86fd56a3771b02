import { MOST_MILES } from '@wrenchwise/vehicle/mileage';

/** A reading in miles on a day (YYYY-MM-DD). */
export interface Reading {
  readonly date: string;
  readonly odometer: number;
}

/** Readings between which one has to lie, in miles. */
export interface OdometerRange {
  readonly low: number;
  readonly high: number;
}

/** Nobody drives more: a day at the wheel. */
const MOST_MILES_A_DAY = 800;

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

/**
 * What an odometer can show on a day: no less than the last reading of an earlier day, no more than the
 * next of a later day, nor more than can be driven since. Readings of the same day do not bound it.
 */
export const odometerRange = (
  date: string,
  { before, after }: { readonly before: Reading | undefined; readonly after: Reading | undefined },
): OdometerRange => {
  const reach = before
    ? before.odometer + MOST_MILES_A_DAY * (daysBetween(before.date, date) + 1)
    : MOST_MILES;
  const high = Math.min(reach, after?.odometer ?? MOST_MILES, MOST_MILES);
  const low = Math.min(before?.odometer ?? 0, high);
  return { low, high };
};

/** Whether a reading lies within what is expected. */
export const isWithin = ({ low, high }: OdometerRange, odometer: number): boolean =>
  odometer >= low && odometer <= high;
