const inUtc = (at: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(at));

/**
 * '2 March 2026' of a day of the calendar (YYYY-MM-DD), which is the same day in every zone; 'March 2,
 * 2026' where dates are written so (`dateLocale` of a place).
 */
export const longDay = (day: string, dateLocale = 'en-GB'): string =>
  inUtc(`${day}T00:00:00Z`, dateLocale, { day: 'numeric', month: 'long', year: 'numeric' });

/** '2 Mar 2026' of a day of the calendar (YYYY-MM-DD). */
export const shortDay = (day: string, dateLocale = 'en-GB'): string =>
  inUtc(`${day}T00:00:00Z`, dateLocale, { day: 'numeric', month: 'short', year: 'numeric' });

/** 'March 2026' of '2026-03'. */
export const monthAndYear = (month: string, dateLocale = 'en-GB'): string =>
  inUtc(`${month}-01T00:00:00Z`, dateLocale, { month: 'long', year: 'numeric' });

/** 'Mar' of '2026-03'. */
export const shortMonth = (month: string, dateLocale = 'en-GB'): string =>
  inUtc(`${month}-01T00:00:00Z`, dateLocale, { month: 'short' });
