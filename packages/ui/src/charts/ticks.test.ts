import { expect, test } from 'vitest';

import { alignedScale, scaleOf, timeTicks } from './ticks.ts';

test('a scale has round marks and holds every value', () => {
  expect(scaleOf([0, 187], { fromZero: true }).ticks).toEqual([0, 50, 100, 150, 200]);
  expect(scaleOf([88_804, 96_519]).ticks).toEqual([88_000, 90_000, 92_000, 94_000, 96_000, 98_000]);
  expect(scaleOf([0.12, 0.31]).ticks).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35]);
});

test.each([[[0]], [[5]], [[-3, -3]], [[1e-6, 2e-6]], [[12, 12.0001]], [[]], [[3, 1e9]]])(
  'the scale of %j rises, holds it, and has at most seven marks',
  (values) => {
    for (const fromZero of [true, false]) {
      const { low, high, ticks } = scaleOf(values, { fromZero });
      expect(low).toBeLessThan(high);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  },
);

test('time is marked by months, by years where it is long, by its ends where it is short', () => {
  const text = (from: string, to: string, most: number) =>
    timeTicks(Date.parse(from), Date.parse(to), most, 'en-GB').map((tick) => tick.text);
  expect(text('2025-11-20', '2026-04-02', 6)).toEqual(['Dec', '2026', 'Feb', 'Mar', 'Apr']);
  expect(text('2016-03-01', '2026-03-01', 6)).toEqual(['2018', '2020', '2022', '2024', '2026']);
  expect(text('2026-03-01', '2026-03-09', 6)).toEqual(['1 Mar', '9 Mar']);
  expect(text('2026-03-01', '2026-03-01', 6)).toEqual(['1 Mar']);
});

test('a second scale has its marks at the lines of the first', () => {
  expect(alignedScale([774, 26], 3).ticks).toEqual([0, 300, 600, 900]);
  expect(alignedScale([], 2).ticks).toEqual([0, 1, 2]);
});
