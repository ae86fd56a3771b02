import { expect, test } from 'vitest';

import { PLAN_IDS, PLANS } from './plans.ts';
import { requestNumber, supportPriority } from './support.ts';

test('the priority of a request follows the support that the plan promises', () => {
  expect(PLAN_IDS.map((id) => [id, supportPriority(id)])).toEqual([
    ['free', 'normal'],
    ['pro', 'high'],
    ['enterprise', 'highest'],
  ]);
  expect(PLANS.free.featureKeys).toContain('community_support');
  expect(PLANS.pro.featureKeys).toContain('priority_support');
});

test.each([null, undefined, '', 'legacy', 'constructor'])(
  'a plan that nobody knows (%j) gives no priority',
  (id) => {
    expect(supportPriority(id)).toBe('normal');
  },
);

test('a request is called by the start of its id', () => {
  expect(requestNumber('3f1c2a90-6d51-4b25-9d5c-0a3f3c1f7e11')).toBe('WR-3F1C2A90');
});
