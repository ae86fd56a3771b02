import { expect, test } from 'vitest';

import { formatHours, formatMinutes } from './duration.ts';

test.each([
  [20, '20 min'],
  [90, '1 h 30 min'],
  [{ low: 10, high: 10 }, '10 min'],
  [{ low: 10, high: 25 }, '10–25 min'],
  [{ low: 60, high: 120 }, '1–2 h'],
  [{ low: 45, high: 120 }, '45 min–2 h'],
])('writes %j as %s', (given, text) => {
  expect(formatMinutes(given)).toBe(text);
});

test.each([
  [{ low: 0.3, high: 2.5 }, '20 min–2 h 30 min'],
  [{ low: 5, high: 8 }, '5–8 h'],
  [{ low: 0.1, high: 0.3 }, '5–20 min'],
])('writes %j hours of labour as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});
