import { expect, test } from 'vitest';

import { estimatedMileage } from './estimated-mileage.ts';

test('today’s mileage is the last reading and what the car was driven since, to the nearest hundred', () => {
  const june = { miles: 92_966, date: '2026-06-09' };
  expect(estimatedMileage(june, 8000, '2026-11-26')).toBe(96_700);
  expect(estimatedMileage(june, undefined, '2027-06-09')).toBe(100_000);
});

test('an estimate is never below the reading, whatever the clock says', () => {
  expect(estimatedMileage({ miles: 92_940, date: '2026-06-09' }, 0, '2026-06-10')).toBe(92_940);
  expect(estimatedMileage({ miles: 92_966, date: '2026-06-09' }, 0, '2026-06-10')).toBe(93_000);
  expect(estimatedMileage({ miles: 92_966, date: '2026-06-09' }, 9000, '2026-01-01')).toBe(93_000);
});
