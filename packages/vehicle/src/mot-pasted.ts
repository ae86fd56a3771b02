/** MOT tests out of text that somebody copied or typed. */

import { byDate, type MotTest } from './mot-history.ts';

/** A test of a pasted history, and the lines that belong to it. */
export interface PastedTest extends MotTest {
  readonly text: string;
}

/** No history is longer: what follows is not read. */
const READ = 60_000;
const MAX_TESTS = 60;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const DATE =
  /\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4})|(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4}))\b/i;

/** '61,204 miles', '98 400 km'. */
const DISTANCE = /\b(\d{1,3}(?:[, ]\d{3})+|\d{1,7})\s*(miles|mi|kilometres|kilometers|km|k)\b/i;

/** Behind a date in the same line a number needs no unit. */
const BARE = /(?:^|\s)(\d{1,3}(?:,\d{3})+|\d{2,7})(?:\s|$)/;

/** Days of a certificate, of the register or of the visit to the page: no test. */
const OTHER_DATE = /\b(?:expir|expiry|valid until|due|registered|manufactured|first used|next)/i;

const isDay = (year: number, month: number, day: number): boolean => {
  const at = new Date(Date.UTC(year, month - 1, day));
  return year >= 1960 && year <= 2100 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
};

/** 'YYYY-MM-DD' of a line, in British order; undefined where there is no day. */
const dayIn = (line: string): string | undefined => {
  const found = DATE.exec(line);
  if (!found) return undefined;
  const [, isoYear, isoMonth, isoDay, day, month, year, wordDay, word = '', wordYear] = found;
  const numbers = [
    Number(isoYear ?? year ?? wordYear),
    Number(isoMonth ?? month ?? MONTHS.indexOf(word.toLowerCase()) + 1),
    Number(isoDay ?? day ?? wordDay),
  ] as const;
  if (!isDay(...numbers)) return undefined;
  return numbers.map((part) => String(part).padStart(2, '0')).join('-');
};

const readingIn = (line: string, day: boolean): MotTest['odometer'] => {
  const [, digits, unit = 'miles'] =
    DISTANCE.exec(line) ?? (day ? BARE.exec(line.replace(DATE, ' ')) : null) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replaceAll(/[, ]/g, ''));
  return value === 0 ? undefined : { value, unit: /^k/i.test(unit) ? 'KM' : 'MI' };
};

interface Started {
  readonly day: string;
  readonly lines: string[];
  reading: MotTest['odometer'];
  hasFailed: boolean;
}

/**
 * The tests of a history as people paste or type it: the page of GOV.UK ('Date tested', 'Mileage'), or a
 * line for each test ('12 March 2024 61,204 miles'). Newest first; of any other text nothing.
 */
export const readPastedTests = (text: string): readonly PastedTest[] => {
  const started: Started[] = [];
  let isOther = false;
  for (const raw of text.slice(0, READ).split(/[\r\n]+/)) {
    const line = raw.trim();
    if (line === '') continue;
    const day = dayIn(line);
    const isOtherLine = OTHER_DATE.test(line);
    if (day !== undefined && !isOtherLine && !isOther) {
      started.push({ day, lines: [], reading: undefined, hasFailed: false });
    }
    // 'Expiry date' by itself: the next line has its day.
    isOther = isOtherLine && day === undefined;
    const last = started.at(-1);
    if (!last) continue;
    last.lines.push(line);
    last.reading ??= readingIn(line, day !== undefined && !isOtherLine);
    if (/\bfail(?:ed)?\b(?!\s*(?:to|of)\b)/i.test(line)) last.hasFailed = true;
  }
  const tests = started
    .filter(({ reading, lines }) => reading !== undefined || lines.length > 1)
    .slice(0, MAX_TESTS)
    .map(({ day, lines, reading, hasFailed }): PastedTest => ({
      completedDate: day,
      testResult: hasFailed ? 'FAILED' : 'PASSED',
      ...(reading === undefined ? {} : { odometer: reading }),
      defects: [],
      text: lines.join('\n'),
    }));
  return byDate(tests).toReversed();
};
