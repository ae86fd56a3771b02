/** Calendar days as YYYY-MM-DD, without a time and a zone. */

const part = (date: string, from: number, to: number): number => Number(date.slice(from, to));

const text = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day some months later; the 31st becomes the last day of a shorter month. */
export const addMonths = (date: string, months: number): string => {
  const year = part(date, 0, 4);
  const month = part(date, 5, 7) - 1 + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return text(Date.UTC(year, month, Math.min(part(date, 8, 10), lastDay)));
};

const DAY = 24 * 60 * 60 * 1000;

const timeOf = (date: string): number =>
  Date.UTC(part(date, 0, 4), part(date, 5, 7) - 1, part(date, 8, 10));

export const addDays = (date: string, days: number): string => text(timeOf(date) + days * DAY);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY);

/** Whole months from one day to a later one. */
export const monthsBetween = (from: string, to: string): number => {
  const months = (part(to, 0, 4) - part(from, 0, 4)) * 12 + part(to, 5, 7) - part(from, 5, 7);
  return addMonths(from, months) <= to ? months : months - 1;
};
