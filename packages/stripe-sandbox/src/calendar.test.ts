import { expect, test } from 'vitest';

import { monthsAfter, nextCycleDate, unusedPart } from './calendar.ts';

const at = (text: string) => Date.parse(text) / 1000;
const text = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The dates of the first renewals of a cycle. */
const renewals = (anchor: string, count: number): readonly string[] => {
  const dates: number[] = [at(anchor)];
  while (dates.length <= count) dates.push(nextCycleDate(at(anchor), dates.at(-1) ?? 0));
  return dates.slice(1).map((date) => text(date).slice(0, 10));
};

test('a cycle from the 31st renews on the last day of short months, and on the 31st again', () => {
  expect(renewals('2026-01-31T10:00:00Z', 5)).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ]);
});

test('a leap year has a renewal on 29 February, the others on the 28th', () => {
  expect(renewals('2027-11-30T23:59:59Z', 4)).toEqual([
    '2027-12-30',
    '2028-01-30',
    '2028-02-29',
    '2028-03-30',
  ]);
  expect(text(monthsAfter(at('2028-02-29T08:00:00Z'), 12))).toBe('2029-02-28T08:00:00.000Z');
});

test('a cycle keeps its time of day over the turn of the year', () => {
  expect(text(nextCycleDate(at('2026-12-31T23:30:15Z'), at('2026-12-31T23:30:15Z')))).toBe(
    '2027-01-31T23:30:15.000Z',
  );
});

test('what is left of a period is counted to the second and rounded to the cent', () => {
  const february = { start: at('2026-01-31T10:00:00Z'), end: at('2026-02-28T10:00:00Z') };
  expect(unusedPart(1999, february, at('2026-02-07T10:00:00Z'))).toBe(1499);
  expect(unusedPart(999, february, at('2026-02-28T09:59:59Z'))).toBe(0);
  expect(unusedPart(999, february, february.start)).toBe(999);
  expect(unusedPart(999, february, february.end)).toBe(0);
  const leap = { start: at('2028-02-01T00:00:00Z'), end: at('2028-03-01T00:00:00Z') };
  expect(unusedPart(2900, leap, at('2028-02-29T00:00:00Z'))).toBe(100);
});
