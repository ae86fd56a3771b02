import { daysBetween } from './mot-history.ts';

/** A reading of the odometer, in miles, and its day. */
interface DatedReading {
  readonly miles: number;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** What cars are driven in a year where nothing is known of this one (Great Britain, rounded). */
const USUAL_MILES_PER_YEAR = 7000;

/**
 * What an odometer probably shows on a day, from an earlier reading and what the car is driven in a year:
 * in miles, to the nearest hundred, never less than the reading. An estimate is shown as one and is never
 * stored as a reading.
 */
export const estimatedMileage = (
  { miles, date }: DatedReading,
  milesPerYear: number | undefined,
  today: string,
): number => {
  const years = Math.max(0, daysBetween(date, today)) / 365.25;
  const estimate = miles + years * (milesPerYear ?? USUAL_MILES_PER_YEAR);
  return Math.max(miles, Math.round(estimate / 100) * 100);
};
