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
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : longDate(iso, dateLocale, timeZone);
};
