import { expect, test } from 'vitest';

import { relativeDate } from './relative-date.ts';

const now = new Date(2026, 2, 10, 9, 0);
const at = (day: number, hour = 12) => new Date(2026, 2, day, hour).toISOString();

test('says Today and Yesterday by the calendar, not by 24 hours', () => {
  expect(relativeDate(at(10, 1), now)).toBe('Today');
  expect(relativeDate(at(9, 23), now)).toBe('Yesterday');
});

test('counts days under a week and gives the date from then on', () => {
  expect(relativeDate(at(4), now)).toBe('6 days ago');
  expect(relativeDate(at(3), now)).toBe('3 March 2026');
});
