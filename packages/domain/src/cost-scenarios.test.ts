import { expect, test } from 'vitest';

import { costScenarios } from './cost-scenarios.ts';

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
  const scenarios = costScenarios({ parts: [PADS, CALIPER, DISCS], cost });
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
  const scenarios = costScenarios({ parts: [PADS, CALIPER, DISCS], cost });
  expect(scenarios[0]?.professional.low).toBe(cost.professional.low);
  expect(scenarios.at(-1)?.professional.high).toBe(cost.professional.high);
});

test('a repair that always needs the same has none', () => {
  expect(costScenarios({ parts: [PADS], cost })).toEqual([]);
});

test('a repair that may need no part says so', () => {
  expect(costScenarios({ parts: [DISCS], cost })[0]?.words).toBe('If it needs no part');
});
