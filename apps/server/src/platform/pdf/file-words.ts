import { formatCents } from '@wrenchwise/domain/money';
import type { Place } from '@wrenchwise/domain/place';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

/** How the file of a car writes days, distances and money. */
export interface FileWords {
  /** '2 Mar 2026' of a day (YYYY-MM-DD). */
  readonly day: (day: string) => string;
  /** The day of a time, in the reader's zone. */
  readonly dayOf: (time: string) => string;
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
): FileWords => {
  const format = (date: Date, zone: string): string =>
    date.toLocaleDateString(dateLocale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: zone,
    });
  return {
    day: (day) => format(new Date(`${day}T12:00:00Z`), 'UTC'),
    dayOf: (time) => format(new Date(time), timeZone ?? 'UTC'),
    distance: (miles) => (miles === null ? UNKNOWN : distanceText(Math.round(miles), unit)),
    money: (cents, currency) =>
      cents === null || currency === null ? UNKNOWN : formatCents(cents, { currency, exact: true }),
    unit,
  };
};
