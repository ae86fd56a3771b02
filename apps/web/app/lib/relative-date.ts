const DAY = 86_400_000;

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** '2 March 2026' in the person's time zone. */
export const longDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );

/** 'Today', 'Yesterday', 'N days ago' under 7 days, else the date; by calendar days. */
export const relativeDate = (iso: string, now = new Date()): string => {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(iso))) / DAY);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : longDate(iso);
};
