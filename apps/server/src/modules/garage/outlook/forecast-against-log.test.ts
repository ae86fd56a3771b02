import type { LikelyNeed } from '@wrenchwise/library/outlook/outlook';
import { expect, test } from 'vitest';

import { againstLog, odometerOn } from './forecast-against-log.ts';

const need = (id: string, chance: number, rest: Partial<LikelyNeed> = {}): LikelyNeed => ({
  kind: 'wear',
  id,
  title: id,
  faultId: id,
  item: undefined,
  system: undefined,
  reasons: [],
  chance,
  cost: { low: 0, high: 0 },
  diyCost: { low: 0, high: 0 },
  date: undefined,
  mileage: undefined,
  ...rest,
});

const outlook = {
  needs: [
    need('front-pads', 0.5),
    need('oil', 0.9, { kind: 'service', faultId: undefined, item: 'engine-oil-and-filter' }),
    need('battery', 0.01),
    need('24V-123', 1, { kind: 'recall' }),
  ],
  until: { date: '2026-11-22', mileage: undefined },
  budget: { low: 10_000, high: 40_000, expected: 20_000 },
};
const YEAR = { from: '2025-11-22', until: '2026-11-22' };

test('wear and faults that were named came at their first sign, and a service is no forecast', () => {
  const { named, unforeseen, expected } = againstLog(outlook, YEAR, [
    { id: 'front-pads', title: 'New pads', on: '2026-05-01', by: 'log' },
    { id: 'front-pads', title: 'Worn pads', on: '2026-03-01', by: 'diagnosis' },
    { id: 'engine-oil-and-filter', title: 'Oil', on: '2026-02-01', by: 'task' },
  ]);
  expect(named).toEqual([
    {
      id: 'front-pads',
      kind: 'wear',
      title: 'front-pads',
      chance: 0.5,
      came: { on: '2026-03-01', by: 'diagnosis' },
    },
  ]);
  expect(expected).toBeCloseTo(0.5);
  expect(unforeseen).toEqual([]);
});

test('what came unnamed is listed once, also where it was too unlikely; what was only named by us is not', () => {
  const { unforeseen } = againstLog(outlook, YEAR, [
    { id: 'battery', title: 'Dead battery', on: '2026-05-01', by: 'outcome' },
    { id: 'battery', title: 'New battery', on: '2026-05-02', by: 'log' },
    { id: null, title: 'A stone', on: '2026-01-01', by: 'outcome' },
    { id: 'alternator', title: 'Alternator', on: '2026-01-02', by: 'diagnosis' },
    { id: 'air-filter', title: 'air-filter', on: '2026-01-03', by: 'task' },
  ]);
  expect(unforeseen.map(({ title }) => title)).toEqual(['A stone', 'Dead battery']);
});

test('over half of the time half of the budget and a smaller chance are to be expected', () => {
  const { named, budget } = againstLog(outlook, { from: '2025-11-22', until: '2026-05-23' }, []);
  expect(budget.expected / 20_000).toBeCloseTo(0.5, 2);
  expect(named.find(({ id }) => id === 'front-pads')?.chance).toBeCloseTo(1 - Math.sqrt(0.5), 2);
});

test('the odometer of a day lies between its readings, and beyond them at the yearly use', () => {
  const readings = [
    { date: '2026-03-01', odometer: 12_000 },
    { date: '2026-01-01', odometer: 10_000 },
  ];
  expect(odometerOn(readings, '2026-01-31', 9999)).toBe(11_017);
  expect(odometerOn(readings, '2025-01-01', 7000)).toBe(3000);
  expect(odometerOn(readings, '2026-03-31', 3650)).toBe(12_300);
  expect(odometerOn(readings, '2000-01-01', 7000)).toBe(0);
  expect(odometerOn([], '2026-01-01', 7000)).toBeNull();
});
