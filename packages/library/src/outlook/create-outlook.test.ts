import { engine } from '@wrenchwise/engine/testing/engine';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import { describe, expect, test } from 'vitest';

import { faultOfAdvisory } from './advisories.ts';
import { createOutlook } from './create-outlook.ts';
import { faultsPerYear } from './fault-rate.ts';
import type { LikelyNeed, OutlookInput } from './outlook.ts';
import { renewedBy } from './repairs-in-words.ts';
import { WEAR_PARTS, wearChance } from './wear-parts.ts';

const outlookOf = createOutlook(KNOWLEDGE, engine);

const FOCUS = {
  vehicle: {
    make: 'Ford',
    model: 'Focus',
    year: 2015,
    fuel: 'petrol',
    transmission: 'manual',
    mileage: 82_000,
  },
  market: 'uk',
  prices: { region: 'uk' },
  today: '2026-11-22',
} as const satisfies OutlookInput;

const needOf = (input: OutlookInput, id: string): LikelyNeed | undefined =>
  outlookOf(input).needs.find((need) => need.id === id);

const ids = new Set(FAULTS.map(({ id }) => id));

describe('what is likely to need attention', () => {
  test('has reasons, a chance, a cost and an end by date and odometer', () => {
    const outlook = outlookOf(FOCUS);
    expect(outlook.until).toEqual({ date: '2027-11-22', mileage: 89_500 });
    expect(outlook.currency).toBe('GBP');
    for (const need of outlook.needs) {
      expect.soft(need.reasons.length, need.id).toBeGreaterThan(0);
      expect.soft(need.chance, need.id).toBeGreaterThan(0);
      expect.soft(need.chance, need.id).toBeLessThanOrEqual(1);
      expect.soft(need.cost.low, need.id).toBeLessThanOrEqual(need.cost.high);
    }
    const chances = outlook.needs.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(outlook.budget.low).toBeLessThan(outlook.budget.expected);
    expect(outlook.budget.expected).toBeLessThan(outlook.budget.high);
    expect(outlook.method).toContain('estimate');
  });

  test('ends with 10,000 miles where the year has more', () => {
    const { until } = outlookOf({ ...FOCUS, useProfile: { milesPerYear: 20_000 } });
    expect(until).toEqual({ date: '2027-05-24', mileage: 92_027 });
  });

  test('is more on an old car with many miles than on a young one', () => {
    const young = outlookOf({
      ...FOCUS,
      vehicle: { ...FOCUS.vehicle, year: 2024, mileage: 9000 },
    });
    const old = outlookOf({
      ...FOCUS,
      vehicle: { ...FOCUS.vehicle, year: 2010, mileage: 140_000 },
    });
    expect(old.budget.expected).toBeGreaterThan(1.5 * young.budget.expected);
    expect(old.needs.filter(({ kind }) => kind === 'fault').length).toBeGreaterThan(
      young.needs.filter(({ kind }) => kind === 'fault').length,
    );
  });

  test('is nothing that the car has not', () => {
    const { needs } = outlookOf({
      vehicle: { make: 'Tesla', model: 'Model 3', year: 2018, fuel: 'electric', mileage: 90_000 },
      market: 'us',
      today: '2026-11-22',
    });
    expect(needs.length).toBeGreaterThan(5);
    const ofEngines = /(?:^|-)(?:engine|ignition|clutch|alternator|fuel|oil)(?:-|$)/;
    expect(needs.filter(({ id }) => ofEngines.test(id))).toEqual([]);
  });

  test('lowers a part that was replaced, and raises one that is due', () => {
    const battery = (date?: string) =>
      needOf(
        {
          ...FOCUS,
          repaired: date === undefined ? [] : [{ faultId: 'starter-battery-worn', date }],
        },
        'starter-battery-worn',
      )?.chance ?? 0;
    expect(battery('2026-06-01')).toBeLessThan(0.02);
    expect(battery('2021-06-01')).toBeGreaterThan(0.3);
    expect(battery()).toBeGreaterThan(battery('2026-06-01'));
  });

  test('wears brakes later on an electric car and earlier in town', () => {
    const pads = (input: Partial<OutlookInput>) =>
      needOf(
        { ...FOCUS, vehicle: { ...FOCUS.vehicle, mileage: 25_000 }, ...input },
        'front-brake-pads-worn',
      )?.chance ?? 0;
    expect(pads({ useProfile: { severe: ['city'] } })).toBeGreaterThan(pads({}));
    expect(
      pads({ vehicle: { ...FOCUS.vehicle, mileage: 25_000, fuel: 'hybrid', transmission: null } }),
    ).toBeLessThan(pads({}));
  });

  test('quotes the advisory of the last MOT first', () => {
    const advisory = 'Offside Rear Coil spring corroded (5.3.1 (b) (i))';
    expect(needOf({ ...FOCUS, motAdvisories: [advisory] }, 'coil-spring-broken')).toMatchObject({
      kind: 'advisory',
      chance: 0.6,
      reasons: [`The last MOT test noted: “${advisory}”.`, expect.any(String) as string],
    });
  });

  test('names recalls as free, and none when the register knows of none', () => {
    const recalls = recallsOf({ make: 'Ford', model: 'Escape', year: 2016 });
    const input = { ...FOCUS, recalls };
    expect(needOf(input, '22V413')).toMatchObject({
      kind: 'recall',
      cost: { low: 0, high: 0 },
      title: 'Recall 22V413: shift linkage or park lock',
    });
    expect(needOf({ ...input, hasOutstandingRecall: false }, '22V413')).toBeUndefined();
  });

  test('can be notified of a car of which nothing is known', () => {
    const outlook = outlookOf({ vehicle: {}, today: '2026-11-22' });
    expect(outlook.needs.length).toBeGreaterThan(0);
    expect(outlook.until.mileage).toBeUndefined();
  });
});

test.each([
  ['4 new tyres', ['tyre-tread-worn-out']],
  ['Set of tyres, all-season', ['tyre-tread-worn-out']],
  ['New battery', ['starter-battery-worn']],
  ['Front brake pads and discs', ['front-brake-pads-worn']],
  ['Brakes all round', ['front-brake-pads-worn', 'rear-brake-pads-worn']],
  ['Clutch and flywheel', ['clutch-friction-worn']],
  ['One tyre repaired', []],
  ['Tyre rotation', []],
  ['Key fob battery', []],
  ['Battery test, fine', []],
  ['Front brakes inspected', []],
  ['Front brake fluid', []],
  ['Clutch fluid', []],
  ['x'.repeat(9000), []],
])('%s in the log renews what it says and no more', (title, faultIds) => {
  expect(renewedBy({ title })).toEqual(faultIds);
});

describe('an advisory', () => {
  test.each([
    [
      'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))',
      'tyre-tread-worn-out',
    ],
    ['Offside Rear Tyre slightly perished/cracking', 'tyre-aged-cracked'],
    ['Front brake pad(s) wearing thin (1.1.13 (a) (ii))', 'front-brake-pads-worn'],
    ['Rear Brake pads wearing thin', 'rear-brake-pads-worn'],
    [
      'Front brake disc worn, pitted or scored, but not seriously weakened Both (1.1.14 (a) (ii))',
      'brake-discs-corroded',
    ],
    ['Rear brake pipe corroded, covered in grease or other material', 'brake-pipe-corroded'],
    [
      'Nearside Front Suspension arm pin or bush worn but not resulting in excessive movement',
      'control-arm-bushes-worn',
    ],
    ['Offside Front Anti-roll bar linkage ball joint slightly worn', 'stabiliser-link-worn'],
    ['Nearside Front Lower Suspension arm ball joint has slight play', 'ball-joint-worn'],
    ['Exhaust has a minor leak of exhaust gases', 'silencer-rusted-through'],
    ['Oil leak, but not excessive', 'rocker-cover-gasket-leak'],
    ['Offside Front coil spring fractured', 'coil-spring-broken'],
  ])('%s announces %s', (text, faultId) => {
    expect(faultOfAdvisory(text)).toBe(faultId);
    expect(ids.has(faultId)).toBe(true);
  });

  test.each(['', 'Child seat fitted not allowing full inspection of adult belt', 'x'.repeat(9000)])(
    'that announces nothing known is left alone',
    (text) => {
      expect(faultOfAdvisory(text)).toBeUndefined();
    },
  );
});

test('a part wears with its use: never, half of them at the median, all in the end', () => {
  const chance = (used: number | undefined, ahead: number) =>
    wearChance(40_000, 3, { used, ahead });
  expect(chance(0, 0)).toBe(0);
  expect(chance(0, 40_000)).toBeCloseTo(0.5);
  expect(chance(0, 400_000)).toBeCloseTo(1);
  expect(chance(35_000, 10_000)).toBeGreaterThan(chance(10_000, 10_000));
  expect(chance(undefined, 10_000)).toBe(0.25);
});

test('every wear part is a fault of the knowledge', () => {
  expect(WEAR_PARTS.filter(({ faultId }) => !ids.has(faultId))).toEqual([]);
});

test('a car has more faults the older it is, the more it is driven, and the oftener its make fails', () => {
  const golf = { make: 'Volkswagen', model: 'Golf' };
  const at = (age: number, miles = 9000) => faultsPerYear(golf, age, miles);
  expect(at(0)).toBeLessThan(at(2));
  expect(at(2)).toBeLessThan(at(3));
  expect(at(3)).toBeLessThan(at(10));
  expect(at(10, 20_000)).toBeGreaterThan(at(10));
  expect(faultsPerYear({ make: 'Toyota' }, 8, 9000)).toBeLessThan(
    faultsPerYear({ make: 'Ford' }, 8, 9000),
  );
  expect(at(90)).toBeGreaterThan(0);
});
