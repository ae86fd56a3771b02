const DAY = 86_400_000;

/** The calendar day in a zone, counted from 1970. */
const dayOf = (date: Date, timeZone: string | undefined): number =>
  // Swedish dates are ISO dates, which are read as midnight UTC.
  Date.parse(date.toLocaleDateString('sv', { timeZone })) / DAY;

/** '2 March 2026' in a time zone, or the device's; 'March 2, 2026' where dates are written so. */
export const longDate = (iso: string, timeZone?: string, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso));

/** 'Today', 'Yesterday', 'N days ago' under 7 days, else the date; by the zone's calendar days. */
export const relativeDate = (
  iso: string,
  now = new Date(),
  timeZone?: string,
  locale?: string,
): string => {
  const days = dayOf(now, timeZone) - dayOf(new Date(iso), timeZone);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : longDate(iso, timeZone, locale);
};
