import { expect, test } from 'vitest';

import { isAvailable } from './capabilities.ts';
import { planFeatures } from './plan-features.ts';
import { isOpen, PLAN_OPENINGS, planOpens } from './plan-openings.ts';
import { PLAN_IDS, PLANS } from './plans.ts';

const opening = (id: string) => {
  const found = PLAN_OPENINGS.find((known) => known.id === id);
  if (!found) throw new Error(`nothing is called ${id}`);
  return found;
};

test('safety is free: verdict, alerts and first checks are open on every plan', () => {
  for (const id of PLAN_IDS) expect(planOpens(id, opening('safety'))).toBe(true);
});

test('every key of a paid plan opens something that is named', () => {
  const named = new Set(PLAN_OPENINGS.map(({ featureKey }) => featureKey));
  const unnamed = PLANS.pro.featureKeys.filter((key) => key !== '*' && !named.has(key));
  expect(unnamed).toEqual([]);
});

test('a larger plan opens all that a smaller one does', () => {
  for (const each of PLAN_OPENINGS) {
    const [free, pro, enterprise] = PLAN_IDS.map((id) => planOpens(id, each));
    expect([!free || pro, !pro || enterprise], each.title).toEqual([true, true]);
  }
});

test('what works is named before what is coming', () => {
  const order = PLAN_OPENINGS.map((each) => isOpen(each));
  expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
  expect(isOpen(opening('api'))).toBe(isAvailable('api-access'));
});

test('what a card of a plan lists is what the comparison ticks for it', () => {
  for (const id of PLAN_IDS) {
    const titles = new Set(PLAN_OPENINGS.map(({ title }) => title));
    const listed = planFeatures(id)
      .map(({ text }) => text)
      .filter((text) => titles.has(text));
    const before = PLAN_IDS[PLAN_IDS.indexOf(id) - 1];
    const ticked = PLAN_OPENINGS.filter(
      (each) => planOpens(id, each) && (before === undefined || !planOpens(before, each)),
    ).map(({ title }) => title);
    expect(listed.toSorted(), id).toEqual(ticked.toSorted());
  }
});

test('Basic shows what needs attention next, and not the whole outlook', () => {
  expect(planOpens('free', opening('next-needs'))).toBe(true);
  expect(planOpens('free', opening('outlook'))).toBe(false);
});
