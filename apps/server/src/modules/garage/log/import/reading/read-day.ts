import type { DateOrder } from '@wrenchwise/rules/garage/log-import';

const PARTS = /^(\d{1,4})([-/. ])\s?(\d{1,2})[-/. ]\s?(\d{1,4})\.?(?:[T ,].*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-z]{3})[a-z]*[ .,-]+(\d{4}|\d{2})\b/i;
const MONTH_FIRST =
  /^(?:[a-z]{3,9},? +)?([a-z]{3})[a-z]*\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})\b/i;

interface DayParts {
  readonly parts: readonly [number, number, number];
  /** 'fixed' orders leave no choice: the year is first, months are words, or dots part them, which is day-first. */
  readonly order: DateOrder | 'open';
}

const partsOf = (text: string): DayParts | undefined => {
  const trimmed = text.trim();
  const numeric = trimmed.match(PARTS);
  if (numeric) {
    const [, first = '', sign, second = '', third = ''] = numeric;
    const parts = [Number(first), Number(second), Number(third)] as const;
    if (first.length >= 3) return first.length === 4 ? { parts, order: 'ymd' } : undefined;
    if (third.length !== 4 && third.length !== 2) return undefined;
    return { parts, order: sign === '.' ? 'dmy' : 'open' };
  }
  const compact = trimmed.match(COMPACT);
  if (compact) {
    return { parts: [Number(compact[1]), Number(compact[2]), Number(compact[3])], order: 'ymd' };
  }
  const worded = trimmed.match(DAY_FIRST) ?? trimmed.match(MONTH_FIRST);
  if (!worded) return undefined;
  const [, first = '', second = '', year] = worded;
  const isDayFirst = /^\d/.test(first);
  const month = MONTHS.indexOf((isDayFirst ? second : first).toLowerCase()) + 1;
  const day = Number(isDayFirst ? first : second);
  return month === 0 ? undefined : { parts: [Number(year), month, day], order: 'ymd' };
};

/** Whether a cell may be a date, in whatever order. */
export const isDateLike = (text: string): boolean => partsOf(text) !== undefined;

/**
 * What a date says about the order in which its file writes them: 'fixed' where it leaves no choice, 'dmy' or 'mdy'
 * where one of its numbers can be no month, 'open' where both are possible.
 */
export const orderVoteOf = (text: string): 'fixed' | 'dmy' | 'mdy' | 'open' | undefined => {
  const found = partsOf(text);
  if (!found) return undefined;
  if (found.order !== 'open') return 'fixed';
  const [first, second] = found.parts;
  if (first > 12 && second <= 12) return 'dmy';
  return second > 12 && first <= 12 ? 'mdy' : 'open';
};

/** The order in which a date is written that leaves no choice; undefined for any other. */
export const fixedOrderOf = (text: string): DateOrder | undefined => {
  const order = partsOf(text)?.order;
  return order === 'open' ? undefined : order;
};

/** A day as YYYY-MM-DD; undefined for what is none, such as 31 February, or 13/1 where months are first. */
export const readDay = (text: string, fileOrder: DateOrder): string | undefined => {
  const found = partsOf(text);
  if (!found) return undefined;
  const order = found.order === 'open' ? fileOrder : found.order;
  const [first, second, third] = found.parts;
  const [written, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'mdy'
        ? [third, first, second]
        : [third, second, first];
  // '99' is the last century's where '26' is this one's.
  const year = written >= 100 ? written : written + (written > 69 ? 1900 : 2000);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 1000 ? date.toISOString().slice(0, 10) : undefined;
};
