const COUNTS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** A share as people say it: 0.74 is 'seven in ten'. Rounded to the nearest tenth. */
export const inTen = (share: number): string =>
  `${COUNTS[Math.round(share * 10)] ?? 'none'} in ten`;

/** '2026-11-21' as '21 November 2026', the same wherever and whenever it is built. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
