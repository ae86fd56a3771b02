import { monthAndYear, shortDate, shortDay } from '@wrenchwise/rules/day-words';
import { formatCents } from '@wrenchwise/rules/money';
import type { Place } from '@wrenchwise/rules/place';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

/** How the file of a car writes days, distances and money. */
export interface FileWords {
  /** '2 Mar 2026' of a day (YYYY-MM-DD). */
  readonly day: (day: string) => string;
  /** The day of a time, in the reader's zone. */
  readonly dayOf: (time: string) => string;
  /** 'March 2026' of a month (YYYY-MM). */
  readonly month: (month: string) => string;
  /** Of miles; a dash where nobody knows. */
  readonly distance: (miles: number | null) => string;
  readonly money: (cents: number | null, currency: string | null) => string;
  readonly unit: DistanceUnit;
}

export const UNKNOWN = '–';

/** Words in a person's zone, a unit of distance, and dates as they are written in a place. */
export const createFileWords = (
  unit: DistanceUnit,
  timeZone: string | null,
  { dateLocale }: Pick<Place, 'dateLocale'>,
): FileWords => ({
  day: (day) => shortDay(day, dateLocale),
  dayOf: (time) => shortDate(time, dateLocale, timeZone ?? 'UTC'),
  month: (month) => monthAndYear(month, dateLocale),
  distance: (miles) => (miles === null ? UNKNOWN : distanceText(Math.round(miles), unit)),
  money: (cents, currency) =>
    cents === null || currency === null ? UNKNOWN : formatCents(cents, { currency, exact: true }),
  unit,
});
