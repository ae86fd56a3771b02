import { expect, test } from 'vitest';

import { relativeDate } from './relative-date.ts';

const now = new Date(2026, 2, 10, 9, 0);
const at = (day: number, hour = 12) => new Date(2026, 2, day, hour).toISOString();

test('says Today and Yesterday by the calendar, not by 24 hours', () => {
  expect(relativeDate(at(10, 1), 'en-GB', undefined, now)).toBe('Today');
  expect(relativeDate(at(9, 23), 'en-GB', undefined, now)).toBe('Yesterday');
});

test('goes by the calendar of the user, wherever the device is', () => {
  const evening = '2026-03-10T20:30:00.000Z';
  const later = new Date('2026-03-10T23:30:00.000Z');
  expect(relativeDate(evening, 'en-GB', 'UTC', later)).toBe('Today');
  expect(relativeDate(evening, 'en-GB', 'Asia/Tokyo', later)).toBe('Today');
  expect(relativeDate(evening, 'en-GB', 'Europe/Berlin', later)).toBe('Yesterday');
});

test('counts a day of 23 hours as one', () => {
  const now = new Date('2026-03-30T00:30:00.000Z');
  expect(relativeDate('2026-03-28T12:00:00.000Z', 'en-GB', 'Europe/London', now)).toBe(
    '2 days ago',
  );
});

test('counts days under a week and gives the date from then on', () => {
  expect(relativeDate(at(4), 'en-GB', undefined, now)).toBe('6 days ago');
  expect(relativeDate(at(3), 'en-GB', undefined, now)).toBe('3 March 2026');
  expect(relativeDate(at(3), 'en-US', undefined, now)).toBe('March 3, 2026');
});
