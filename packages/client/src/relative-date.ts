import { longDate } from '@wrenchwise/rules/day-words';

const DAY = 86_400_000;

/** The calendar day in a zone, counted from 1970. */
const dayOf = (date: Date, timeZone: string | undefined): number =>
  // Swedish dates are ISO dates, which are read as midnight UTC.
  Date.parse(date.toLocaleDateString('sv', { timeZone })) / DAY;

/**
 * 'Today', 'Yesterday', 'N days ago' under 7 days, else the date as it is written in a place; by the
 * calendar days of a zone, or the device's.
 */
export const relativeDate = (
  iso: string,
  dateLocale: string,
  timeZone?: string,
  now = new Date(),
): string => {
  const days = dayOf(now, timeZone) - dayOf(new Date(iso), timeZone);
  if (days >= 7) return longDate(iso, dateLocale, timeZone);
  const words = new Intl.RelativeTimeFormat(dateLocale, { numeric: 'auto' });
  // A time that is still to come, by another clock, is of today.
  const said = words.format(-Math.max(0, days), 'day');
  return said.charAt(0).toLocaleUpperCase(dateLocale) + said.slice(1);
};
