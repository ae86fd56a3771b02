import type { Reading } from './distance-by-month.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** Readings over a shorter time say nothing of a year. */
const LEAST_DAYS = 60;
const STEPS = 3;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Where the odometer goes in the coming months if the car is driven as in the year before its last reading: that reading
 * first, then one point for every third of the time. Nothing where readings span less than 60 days, or where it did not
 * rise.
 *
 * @param readings oldest first, in miles
 */
export const odometerForecast = (readings: readonly Reading[], days: number): Reading[] => {
  const last = readings.at(-1);
  if (!last) return [];
  const end = Date.parse(last.date);
  const first = readings.find(({ date }) => end - Date.parse(date) <= YEAR_DAYS * DAY_MS);
  const span = first ? (end - Date.parse(first.date)) / DAY_MS : 0;
  if (!first || span < LEAST_DAYS || last.odometer <= first.odometer) return [];
  const perDay = (last.odometer - first.odometer) / span;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const ahead = (days * step) / STEPS;
    return { date: dayOf(end + ahead * DAY_MS), odometer: last.odometer + perDay * ahead };
  });
};
