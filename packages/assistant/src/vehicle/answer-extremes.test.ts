import { expect, test } from 'vitest';

import { extremeAsked } from './answer-extremes.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const filling = (date: string, amount: number, costCents: number | null) => ({
  id: date,
  kind: 'charge',
  date,
  odometer: null,
  amount,
  isFull: true,
  isAfterGap: false,
  costCents,
  currency: 'GBP',
});

const work = (title: string, costCents: number) => ({
  title,
  date: '2026-05-01',
  mileage: null,
  place: null,
  costCents,
  currency: 'GBP',
});

const log = {
  work: [work('Clutch', 98_000), work('Two tyres', 17_800)],
  fillingsIn: () =>
    Promise.resolve([
      filling('2026-08-02', 52, 416),
      filling('2026-09-21', 48.5, 3832),
      filling('2026-10-31', 40, null),
    ]),
  today: '2026-11-28',
  unit: 'miles',
  units: { distance: 'miles', volume: 'litres' },
  dayText: (day: string) => day,
  // Only what the log is asked for.
} as unknown as VehicleFacts;

const answer = async (question: string): Promise<string> =>
  (await extremeAsked(question)?.(question, log)) ?? 'not asked';

test('the dearest charge is one with a price, with its amount and what a kWh cost', async () => {
  expect(await answer('which charge was the dearest')).toContain(
    '2026-09-21: 48.5 kWh for £38.32, 79.0p a kWh',
  );
});

test('the price of a unit is an average, the last, the least and the most', async () => {
  const text = await answer('how much have i paid per kwh');
  expect(text).toContain('On average 42.3p a kWh');
  expect(text).toContain('The least: 2026-08-02');
});

test('the most expensive job is one of work', async () => {
  expect(await answer('what was the most expensive repair')).toMatch(/first:\n- Clutch/);
  expect(await answer('cheapest tyres so far')).toContain('Two tyres');
});

test('a question without a most, a least or a unit asks for none', async () => {
  expect(await answer('how many miles per kwh does it do')).toBe('not asked');
  expect(await answer('when was the clutch done')).toBe('not asked');
});
