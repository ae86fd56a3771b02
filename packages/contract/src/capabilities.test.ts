import { CAPABILITIES, isAvailable } from '@wrenchwise/rules/capabilities';
import { planFeatures } from '@wrenchwise/rules/plan-features';
import { PLAN_IDS, PLANS } from '@wrenchwise/rules/plans';
import { expect, test } from 'vitest';

import { ENDPOINTS } from './api.ts';

const IDS = new Set(ENDPOINTS.map(({ id }) => id));

test.each(Object.entries(CAPABILITIES))(
  'whether %s is available or coming is what the API says',
  (_, { status, endpoint }) => {
    expect(status).toBe(IDS.has(endpoint) ? 'available' : 'coming');
  },
);

test('a plan names what works before what is coming', () => {
  for (const id of PLAN_IDS) {
    const order = planFeatures(id).map((feature) => feature.isAvailable);
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('nobody is promised as working what is not there', () => {
  const works = PLAN_IDS.flatMap((id) => planFeatures(id))
    .filter((feature) => feature.isAvailable)
    .map(({ text }) => text)
    .join('; ');
  expect(isAvailable('vehicles')).toBe(/vehicles/i.test(works));
  expect(isAvailable('maintenance')).toBe(/maintenance list/i.test(works));
  expect(isAvailable('api-access')).toBe(works.includes('API'));
  expect(isAvailable('analytics')).toBe(/analytics/i.test(works));
});

test('the counted lines of a plan are its allowances', () => {
  const counted = PLAN_IDS.map((id) =>
    planFeatures(id)
      .slice(0, 2)
      .map(({ text }) => text),
  );
  expect(counted).toEqual([
    [
      `${PLANS.free.allowances.diagnoses} diagnoses a month`,
      '1 repair guide for your own diagnosis a month',
    ],
    [
      'Unlimited diagnoses',
      `${PLANS.pro.allowances.repairGuides} repair guides for your own diagnoses a month`,
    ],
    ['Unlimited diagnoses', 'Unlimited repair guides for your own diagnoses'],
  ]);
  const [one] = planFeatures('free', { diagnoses: 1, repairGuides: null });
  expect(one?.text).toBe('1 diagnosis a month');
});
