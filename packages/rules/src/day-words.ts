/**
 * Days and times in words. All words are British English; how a date is put together follows the reader's
 * place: every function takes its `dateLocale`, so that no caller can forget where the reader is.
 */
const inUtc = (at: string, dateLocale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: 'UTC' }).format(new Date(at));

/**
 * '2 March 2026' of a day of the calendar (YYYY-MM-DD), which is the same day in every zone; 'March 2,
 * 2026' where dates are written so (`dateLocale` of a place).
 */
export const longDay = (day: string, dateLocale: string): string =>
  inUtc(`${day}T00:00:00Z`, dateLocale, { day: 'numeric', month: 'long', year: 'numeric' });

/** '2 Mar 2026' of a day of the calendar (YYYY-MM-DD). */
export const shortDay = (day: string, dateLocale: string): string =>
  inUtc(`${day}T00:00:00Z`, dateLocale, { day: 'numeric', month: 'short', year: 'numeric' });

/** '2 Mar' of a day of the calendar (YYYY-MM-DD), where its year is beside it. */
export const dayOfMonth = (day: string, dateLocale: string): string =>
  inUtc(`${day}T00:00:00Z`, dateLocale, { day: 'numeric', month: 'short' });

/** 'March 2026' of '2026-03'. */
export const monthAndYear = (month: string, dateLocale: string): string =>
  inUtc(`${month}-01T00:00:00Z`, dateLocale, { month: 'long', year: 'numeric' });

/** 'Mar' of '2026-03'. */
export const shortMonth = (month: string, dateLocale: string): string =>
  inUtc(`${month}-01T00:00:00Z`, dateLocale, { month: 'short' });

/** A time in another form, in a zone for `Intl`; without one, in the device's. */
export const momentText = (
  at: Date | string,
  dateLocale: string,
  style: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(dateLocale, style).format(new Date(at));

/** '2 March 2026': the day of a time in a zone; without one, in the device's. */
export const longDate = (
  at: Date | string,
  dateLocale: string,
  timeZone: string | undefined,
): string =>
  momentText(at, dateLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** '2 Mar 2026': the day of a time in a zone. */
export const shortDate = (
  at: Date | string,
  dateLocale: string,
  timeZone: string | undefined,
): string =>
  momentText(at, dateLocale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** Whole days from one day of the calendar (YYYY-MM-DD) to another; negative for one before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** How far away a day is: 'today', 'tomorrow', 'in 12 days', 'yesterday', '3 days ago'. */
export const daysAwayText = (today: string, day: string): string => {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};
