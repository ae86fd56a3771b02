import { expect, test } from 'vitest';

import { longDate, relativeDate } from './relative-date.ts';

const now = new Date(2026, 2, 10, 9, 0);
const at = (day: number, hour = 12) => new Date(2026, 2, day, hour).toISOString();

test('says Today and Yesterday by the calendar, not by 24 hours', () => {
  expect(relativeDate(at(10, 1), now)).toBe('Today');
  expect(relativeDate(at(9, 23), now)).toBe('Yesterday');
});

test('goes by the calendar of the user, wherever the device is', () => {
  const evening = '2026-03-10T20:30:00.000Z';
  const later = new Date('2026-03-10T23:30:00.000Z');
  expect(relativeDate(evening, later, 'UTC')).toBe('Today');
  expect(relativeDate(evening, later, 'Asia/Tokyo')).toBe('Today');
  expect(relativeDate(evening, later, 'Europe/Berlin')).toBe('Yesterday');
  expect(longDate('2026-03-10T23:30:00.000Z', 'America/Los_Angeles')).toBe('10 March 2026');
  expect(longDate('2026-03-10T23:30:00.000Z', 'Pacific/Auckland')).toBe('11 March 2026');
});

test('counts a day of 23 hours as one', () => {
  const now = new Date('2026-03-30T00:30:00.000Z');
  expect(relativeDate('2026-03-28T12:00:00.000Z', now, 'Europe/London')).toBe('2 days ago');
});

test('counts days under a week and gives the date from then on', () => {
  expect(relativeDate(at(4), now)).toBe('6 days ago');
  expect(relativeDate(at(3), now)).toBe('3 March 2026');
});
