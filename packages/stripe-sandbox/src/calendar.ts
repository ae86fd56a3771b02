/** Times are whole seconds since 1970, UTC, as in Stripe's API. */

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The time `months` months after `anchor`, at the same time of day: on the anchor's day of the month,
 * or on the month's last day where it has no such day.
 */
export const monthsAfter = (anchor: number, months: number): number => {
  const date = new Date(anchor * 1000);
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  const day = Math.min(date.getUTCDate(), month.getUTCDate());
  return Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day) / 1000 + (anchor % DAY);
};

/**
 * The first billing date after `time` of a monthly cycle. A cycle anchored on the 31st renews on the
 * last day of short months and on the 31st again after them.
 */
export const nextCycleDate = (anchor: number, time: number): number => {
  const from = new Date(anchor * 1000);
  const to = new Date(time * 1000);
  const passed =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const candidates = [passed, passed + 1].map((months) => monthsAfter(anchor, months));
  return candidates.find((candidate) => candidate > time) ?? monthsAfter(anchor, passed + 2);
};

/** A billing period: from its start to its end, which is the next one's start. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The part of an amount (cents) that falls on the rest of the period from `at`, to the nearest cent. */
export const unusedPart = (amount: number, { start, end }: Period, at: number): number => {
  const from = Math.min(Math.max(at, start), end);
  return Math.round((amount * (end - from)) / (end - start));
};

/** '31 Jan 2027', in UTC. */
export const shortDay = (time: number): string =>
  new Date(time * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** '31 January 2027', in UTC. */
export const dayInWords = (time: number): string =>
  new Date(time * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
