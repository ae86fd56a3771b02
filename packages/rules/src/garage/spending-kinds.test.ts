import { expect, test } from 'vitest';

import { LOG_CATEGORIES } from './log-kinds.ts';
import { odometerForecast } from './odometer-forecast.ts';
import { centsByKind, rollingCentsPerMile, SPENDING_KINDS } from './spending-kinds.ts';

test('every category of the log is in just one kind', () => {
  const listed: string[] = SPENDING_KINDS.flatMap(({ categories }) => [...categories]);
  expect(listed.toSorted()).toEqual([...LOG_CATEGORIES].toSorted());
});

test('no cent is lost between categories and kinds', () => {
  const rows = LOG_CATEGORIES.map((category, index) => ({ category, cents: 10 ** index }));
  const all = centsByKind(rows).reduce((total, cents) => total + cents, 0);
  expect(all).toBe(111_111_111_111);
});

test('what a mile cost is that of three months, and unknown where the distance is', () => {
  const month = (cents: number, miles: number | null) => ({ cents, miles });
  expect(
    rollingCentsPerMile([
      month(1000, 500),
      month(2000, 500),
      month(3000, 500),
      month(90_000, null),
      month(0, 20),
    ]),
  ).toEqual([null, null, 4, null, null]);
});

test('a forecast goes on as the year before, from the last reading', () => {
  const readings = [
    { date: '2020-01-01', odometer: 0 },
    { date: '2026-01-01', odometer: 50_000 },
    { date: '2026-04-11', odometer: 51_000 },
  ];
  expect(odometerForecast(readings, 180)).toEqual([
    { date: '2026-04-11', odometer: 51_000 },
    { date: '2026-06-10', odometer: 51_600 },
    { date: '2026-08-09', odometer: 52_200 },
    { date: '2026-10-08', odometer: 52_800 },
  ]);
});

test.each([
  ['one reading', ['2026-01-01']],
  ['a week', ['2026-01-01', '2026-01-08']],
  ['nothing', []],
])('of %s there is no forecast', (_, dates) => {
  const readings = dates.map((date, index) => ({ date, odometer: 1000 + index * 100 }));
  expect(odometerForecast(readings, 180)).toEqual([]);
});
