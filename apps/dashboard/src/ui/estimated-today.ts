import { estimatedMileage } from '@wrenchwise/vehicle/estimated-mileage';

/** Fresher readings are taken as they are. */
const FRESH_DAYS = 45;

const DAY_MS = 86_400_000;

/**
 * What an odometer probably shows today, in miles, by a reading of the day `date` (YYYY-MM-DD); undefined
 * where the reading is fresh enough to speak for itself.
 */
export const estimatedToday = (
  miles: number,
  date: string,
  milesPerYear: number | undefined,
): number | undefined => {
  const now = new Date();
  if (now.getTime() - Date.parse(date) < FRESH_DAYS * DAY_MS) return undefined;
  return estimatedMileage({ miles, date }, milesPerYear, now.toISOString().slice(0, 10));
};
