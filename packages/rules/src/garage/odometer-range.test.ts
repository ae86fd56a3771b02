import { expect, test } from 'vitest';

import { odometerMisfit, odometerRange, odometerRangeText } from './odometer-range.ts';

const before = { date: '2026-11-01', odometer: 47_800.4 };
const after = { date: '2026-12-01', odometer: 48_300 };

test('a reading lies between its neighbours, or within what is driven since', () => {
  expect(odometerRange('2026-11-11', { before, after })).toEqual({ low: 47_800, high: 48_300 });
  expect(odometerRange('2026-11-11', { before, after: null })).toEqual({
    low: 47_800,
    high: 50_444,
  });
  expect(odometerRange('2026-11-11', { before: null, after })).toEqual({ low: 0, high: 48_300 });
});

test('a year of a courier is believed, a digit too many is not', () => {
  const range = odometerRange('2027-11-01', { before, after: null });
  expect(odometerMisfit(range, 107_800)).toBeUndefined();
  expect(odometerMisfit(range, 478_004)).toBe('above');
  expect(odometerMisfit(range, 4780)).toBe('below');
});

test('neighbours that contradict each other leave no empty range', () => {
  const range = odometerRange('2026-11-11', { before, after: { ...after, odometer: 40_000 } });
  expect(range).toEqual({ low: 40_000, high: 40_000 });
});

test('what is expected is said in the unit of the car', () => {
  expect(odometerRangeText({ low: 1000, high: 2000 }, 'kilometres')).toContain(
    'between 1,609 km and 3,219 km',
  );
  expect(
    odometerRangeText(odometerRange('2026-11-11', { before: null, after: null }), 'miles'),
  ).toBe('By the other readings, at least 0 miles is expected on this day');
});
