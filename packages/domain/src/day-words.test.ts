import { expect, test } from 'vitest';

import { longDay, monthAndYear, shortDay, shortMonth } from './day-words.ts';

test('a day is written as its place writes it, and is the same day in every zone', () => {
  expect(longDay('2026-03-02')).toBe('2 March 2026');
  expect(longDay('2026-03-02', 'en-US')).toBe('March 2, 2026');
  expect(shortDay('2026-12-31', 'en-NZ')).toBe('31 Dec 2026');
  expect(shortDay('2026-12-31', 'en-US')).toBe('Dec 31, 2026');
});

test('a month has its year, or its short name where the year is beside it', () => {
  expect(monthAndYear('2026-03')).toBe('March 2026');
  expect(shortMonth('2026-03', 'en-US')).toBe('Mar');
});
