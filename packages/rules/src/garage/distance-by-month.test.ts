import { expect, test } from 'vitest';

import { distanceByMonth, monthsBetween } from './distance-by-month.ts';
import { rollingConsumption } from './rolling-consumption.ts';

test('what lies between two readings is spread over the days of their months', () => {
  const months = distanceByMonth([
    { date: '2026-03-16', odometer: 1590 },
    { date: '2026-01-16', odometer: 1000 },
  ]);
  expect(months.map(({ month, miles }) => [month, Math.round(miles)])).toEqual([
    ['2026-01', 160],
    ['2026-02', 280],
    ['2026-03', 150],
  ]);
});

test('a reading that falls is left out, and two of one day count in full', () => {
  const months = distanceByMonth([
    { date: '2026-01-10', odometer: 50_000 },
    { date: '2026-01-20', odometer: 5_100 },
    { date: '2026-01-25', odometer: 50_300 },
    { date: '2026-01-25', odometer: 50_400 },
  ]);
  expect(months).toEqual([{ month: '2026-01', miles: 400 }]);
});

test('months run over the turn of a year, and one reading covers none', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
  expect(monthsBetween('', '')).toEqual([]);
  expect(distanceByMonth([{ date: '2026-01-10', odometer: 5 }])).toEqual([]);
});

test('a rolling mean weighs a long stretch more than a short one', () => {
  const stretch = (date: string, miles: number, amount: number) =>
    ({ kind: 'fuel', date, miles, amount }) as const;
  expect(
    rollingConsumption(
      [stretch('2026-01-01', 100, 20), stretch('2026-01-09', 300, 20), stretch('2026-02-01', 5, 1)],
      2,
    ),
  ).toEqual([
    { kind: 'fuel', date: '2026-01-09', miles: 400, amount: 40 },
    { kind: 'fuel', date: '2026-02-01', miles: 305, amount: 21 },
  ]);
});
