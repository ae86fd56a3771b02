import { expect, test } from 'vitest';

import {
  dayOfMonth,
  daysAwayText,
  longDate,
  longDay,
  monthAndYear,
  shortDate,
  shortDay,
  shortMonth,
} from './day-words.ts';
import { dateLocaleOf } from './place.ts';

test('a day is written as its place writes it, and is the same day in every zone', () => {
  expect(longDay('2026-03-02', 'en-GB')).toBe('2 March 2026');
  expect(longDay('2026-03-02', 'en-US')).toBe('March 2, 2026');
  expect(shortDay('2026-12-31', 'en-NZ')).toBe('31 Dec 2026');
  expect(shortDay('2026-12-31', 'en-US')).toBe('Dec 31, 2026');
  expect(dayOfMonth('2026-12-31', 'en-GB')).toBe('31 Dec');
  expect(dayOfMonth('2026-12-31', 'en-US')).toBe('Dec 31');
});

test('a month has its year, or its short name where the year is beside it', () => {
  expect(monthAndYear('2026-03', 'en-GB')).toBe('March 2026');
  expect(shortMonth('2026-03', 'en-US')).toBe('Mar');
});

test('the day of a time is that of the zone, written as its place writes it', () => {
  const at = '2026-11-27T23:30:00.000Z';
  expect(longDate(at, 'en-US', 'America/New_York')).toBe('November 27, 2026');
  expect(longDate(at, 'en-NZ', 'Pacific/Auckland')).toBe('28 November 2026');
  expect(shortDate(at, 'en-IE', 'Europe/Dublin')).toBe('27 Nov 2026');
});

test.each([
  ['GB', '27 November 2026'],
  ['IE', '27 November 2026'],
  ['DE', '27 November 2026'],
  ['FR', '27 November 2026'],
  ['SE', '27 November 2026'],
  ['AU', '27 November 2026'],
  ['NZ', '27 November 2026'],
  ['JP', '27 November 2026'],
  ['BR', '27 November 2026'],
  ['US', 'November 27, 2026'],
  ['PR', 'November 27, 2026'],
  ['CA', 'November 27, 2026'],
  ['PH', 'November 27, 2026'],
])('in %s a day is written %s, always in English', (country, written) => {
  expect(longDay('2026-11-27', dateLocaleOf(country))).toBe(written);
});

test.each([
  ['2026-11-27', 'today'],
  ['2026-11-28', 'tomorrow'],
  ['2026-12-09', 'in 12 days'],
  ['2026-11-26', 'yesterday'],
  ['2026-10-27', '31 days ago'],
])('from 27 November, %s is %s', (day, words) => {
  expect(daysAwayText('2026-11-27', day)).toBe(words);
});
