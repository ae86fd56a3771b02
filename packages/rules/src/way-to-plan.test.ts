import { expect, test } from 'vitest';

import { type WayToPlan, wayToPlan } from './way-to-plan.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

type Standing = Parameters<typeof wayToPlan>[0];

const standing = (changes: Partial<Standing>): Standing => ({
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  planId: 'pro',
  status: 'active',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: '2026-03-31T12:00:00.000Z',
  ...changes,
});
const ENDING = { status: 'canceled', cancelAtPeriodEnd: true } as const;
const ENDED = { ...ENDING, currentPeriodEnd: '2026-03-01T12:00:00.000Z' } as const;

test.each<[who: string, Partial<Standing>, free: WayToPlan, pro: WayToPlan, big: WayToPlan]>([
  [
    'somebody without a subscription',
    { id: null, planId: 'free' },
    'current',
    'checkout',
    'checkout',
  ],
  ['a subscriber', {}, 'manage', 'current', 'change'],
  ['somebody on trial', { status: 'trialing' }, 'manage', 'current', 'change'],
  ['a subscriber to the largest plan', { planId: 'enterprise' }, 'manage', 'change', 'current'],
  ['somebody who owes a payment', { status: 'past_due' }, 'manage', 'manage', 'manage'],
  ['somebody whose plan is switched off', { status: 'unpaid' }, 'manage', 'manage', 'manage'],
  ['somebody whose plan is paused', { status: 'paused' }, 'manage', 'manage', 'manage'],
  ['somebody who cancelled and still has it', ENDING, 'manage', 'manage', 'manage'],
  ['somebody whose cancelled plan has ended', ENDED, 'current', 'checkout', 'checkout'],
  [
    'somebody who left the first payment',
    { status: 'incomplete' },
    'current',
    'checkout',
    'checkout',
  ],
  ['somebody too late for it', { status: 'incomplete_expired' }, 'current', 'checkout', 'checkout'],
])('the way of %s to each plan', (_, changes, free, pro, big) => {
  const own = standing(changes);
  expect(wayToPlan(own, 'free', NOW)).toBe(free);
  expect(wayToPlan(own, 'pro', NOW)).toBe(pro);
  expect(wayToPlan(own, 'enterprise', NOW)).toBe(big);
});
