import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { pricingOf, repairPrices } from '@wrenchwise/knowledge/prices';
import { expect, test } from 'vitest';

import { COST_CASES } from './cost-cases.ts';
import { costScenarios, isTooWide } from './cost-scenarios.ts';

const cost = {
  parts: { low: 3000, high: 36_000 },
  labour: { low: 9000, high: 18_000 },
  diy: { low: 3000, high: 36_000 },
  professional: { low: 12_000, high: 54_000 },
};
const PADS = { name: 'Front brake pads', low: 3000, high: 9000 };
const DISCS = { name: 'Front brake discs', low: 5000, high: 12_000, ifNeeded: true as const };
const CALIPER = { name: 'Caliper', low: 6000, high: 15_000, ifNeeded: true as const };

test('a repair with parts that it needs sometimes is priced by how far it goes', () => {
  const scenarios = costScenarios({ faultId: 'any', parts: [PADS, CALIPER, DISCS], cost });
  expect(scenarios.map(({ words }) => words)).toEqual([
    'If it is only the front brake pads',
    'Front brake discs too',
    'Caliper too',
  ]);
  expect(scenarios.map(({ diy }) => diy)).toEqual([
    { low: 3000, high: 9000 },
    { low: 8000, high: 21_000 },
    { low: 14_000, high: 36_000 },
  ]);
});

test('the scenarios begin and end where the whole range does', () => {
  const scenarios = costScenarios({ faultId: 'any', parts: [PADS, CALIPER, DISCS], cost });
  expect(scenarios[0]?.professional.low).toBe(cost.professional.low);
  expect(scenarios.at(-1)?.professional.high).toBe(cost.professional.high);
});

test('a repair whose range is narrow and that always needs the same has none', () => {
  const narrow = { ...cost, diy: PADS, professional: { low: 12_000, high: 27_000 } };
  expect(costScenarios({ faultId: 'any', parts: [PADS], cost: narrow })).toEqual([]);
});

test('a repair that may need no part says so', () => {
  expect(costScenarios({ faultId: 'any', parts: [DISCS], cost })[0]?.words).toBe(
    'If it needs no part',
  );
});

test('a repair that is a bulb or a whole lamp is shown case by case, the cheapest first', () => {
  const wide = { low: 300, high: 35_000 };
  const lamp = { parts: wide, labour: { low: 1200, high: 8400 }, diy: wide };
  const scenarios = costScenarios({
    faultId: 'brake-light-bulb-blown',
    parts: [{ name: 'Bulb or LED light', ...wide }],
    cost: { ...lamp, professional: { low: 1500, high: 43_400 } },
  });
  expect(scenarios.map(({ words }) => words)).toEqual(COST_CASES['brake-light-bulb-blown']);
  expect(scenarios[0]?.diy.low).toBe(300);
  expect(scenarios.at(-1)?.professional.high).toBe(43_400);
});

test('no repair of any fault is shown in a range wider than 1:5, in any region', () => {
  const wide = PRICE_REGION_IDS.flatMap((region) =>
    FAULTS.flatMap((fault) => {
      const { parts, cost } = repairPrices(fault, pricingOf({ region }));
      const scenarios = costScenarios({ faultId: fault.id, parts, cost });
      const told = scenarios.length === 0 ? [cost] : scenarios;
      return told
        .filter(({ diy, professional }) => isTooWide(diy) || isTooWide(professional))
        .map(() => `${region} ${fault.id}`);
    }),
  );
  expect(wide).toEqual([]);
});

test('every case in words is of a fault of the catalogue whose cost is shown by it', () => {
  const idle = Object.entries(COST_CASES).filter(([id, words]) =>
    PRICE_REGION_IDS.some((region) => {
      const fault = FAULTS.find((one) => one.id === id);
      if (fault === undefined) return true;
      const { parts, cost } = repairPrices(fault, pricingOf({ region }));
      const [first] = costScenarios({ faultId: id, parts, cost });
      // Where prices lie closer together, a region may need no cases.
      return first !== undefined && first.words !== words[0];
    }),
  );
  expect(idle.map(([id]) => id)).toEqual([]);
});

test('a particulate filter that a drive clears costs nothing', () => {
  const fault = FAULTS.find(({ id }) => id === 'dpf-soot-blocked');
  if (fault === undefined) throw new Error('no such fault');
  const { parts, cost } = repairPrices(fault, pricingOf({ region: 'uk' }));
  const [first] = costScenarios({ faultId: fault.id, parts, cost });
  expect(first?.words).toBe('If a drive clears it');
  expect(first?.professional.high).toBe(0);
});

/** Systems whose parts hold people, stop the car or steer it. */
const SAFETY: ReadonlySet<string> = new Set(['brakes', 'steering', 'restraints_seats']);

const wordsOf = (fault: (typeof FAULTS)[number]): readonly string[] =>
  PRICE_REGION_IDS.flatMap((region) => {
    const { parts, cost } = repairPrices(fault, pricingOf({ region }));
    return costScenarios({ faultId: fault.id, parts, cost }).map(({ words }) => words);
  });

test('where a part comes from is said only of repairs whose record says so', () => {
  const invented = FAULTS.filter(
    ({ id }) => COST_CASES[id]?.some((words) => /aftermarket|maker/i.test(words)) !== true,
  ).flatMap((fault) => wordsOf(fault).filter((words) => /aftermarket|cheapest|maker/i.test(words)));
  expect(invented).toEqual([]);
});

test('no part that stops, steers or restrains is priced as aftermarket, cheap or used', () => {
  const risky = FAULTS.filter(
    ({ system, id }) => SAFETY.has(system) || id === 'abs-module-electrical-fire',
  ).flatMap((fault) =>
    wordsOf(fault)
      .filter((words) => /aftermarket|cheap|\bused\b/i.test(words))
      .map((words) => `${fault.id}: ${words}`),
  );
  expect(risky).toEqual([]);
});

test('a repair that is defined by a recall has no price and no case', () => {
  const recalled = FAULTS.filter(({ name }) => /\brecall/i.test(name));
  expect(recalled.map(({ id }) => id).toSorted()).toEqual([
    'airbag-inflator-degraded',
    'ev-battery-cell-defect-recall',
    'fuel-pump-impeller-swollen',
  ]);
  for (const fault of recalled) {
    expect(fault.parts, fault.id).toEqual([]);
    expect(fault.labourHours, fault.id).toEqual([0, 0]);
    expect(wordsOf(fault), fault.id).toEqual([]);
  }
});

test('no part of any repair is named as free and priced at once', () => {
  const named = FAULTS.flatMap(({ id, parts }) =>
    parts.filter(({ name }) => /\bfree\b|recall/i.test(name)).map(({ name }) => `${id}: ${name}`),
  );
  expect(named).toEqual(['engine-software-defect: Software update outside warranty and recall']);
});

test('no repair has more than eight cases, and no two of one name', () => {
  for (const fault of FAULTS) {
    const { parts, cost } = repairPrices(fault, pricingOf({}));
    const words = costScenarios({ faultId: fault.id, parts, cost }).map((one) => one.words);
    expect(words.length, fault.id).toBeLessThanOrEqual(8);
    expect(new Set(words).size, fault.id).toBe(words.length);
  }
});
