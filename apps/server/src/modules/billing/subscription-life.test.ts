import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import {
  cancelSubscription,
  changePlan,
  previewPlanChange,
  resumeSubscription,
} from '@wrenchwise/contract/endpoints/billing';
import { listBillingHistory } from '@wrenchwise/contract/endpoints/subscription';
import { CARD } from '@wrenchwise/stripe-sandbox/testing/pay-by-card';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type BillingApp, openBillingApp, STANDARD } from '../../testing/billing-app.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

/** The bills, the newest first. */
const billed = async (user: QuickUser): Promise<string[]> => {
  await app.renewSession(user);
  const { entries } = await user.call(listBillingHistory, {});
  return entries.map(({ status, amount }) => `${status} ${amount}`);
};

const preview = async (user: QuickUser, planId: 'pro' | 'enterprise') => {
  await app.renewSession(user);
  return user.call(previewPlanChange, { body: { planId } });
};

test('a year of a subscription’s life', async () => {
  await app.goTo('2027-01-05T10:00:00Z');
  const user = await newUserQuickly(app);
  expect(await app.stateOf(user)).toMatchObject({ tier: 'free', trialAvailable: true });

  // A trial of seven days, and the first month.
  await app.buy(user, { price: STANDARD });
  expect(await app.stateOf(user)).toMatchObject({
    planId: 'pro',
    tier: 'pro',
    status: 'trialing',
    active: true,
    trialEnd: '2027-01-12T10:00:00.000Z',
    renewalDate: '2027-01-12',
    trialAvailable: false,
    source: 'provider',
    paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
  });
  await app.goTo('2027-01-10T10:00:00Z');
  expect(await app.subjects(user)).toEqual(['Your Standard trial ends on 12 January 2027']);
  await app.goTo('2027-01-12T12:00:00Z');
  expect(await app.stateOf(user)).toMatchObject({ status: 'active', renewalDate: '2027-02-12' });
  expect(await app.subjects(user)).toContain('Your receipt from Wrenchwise: $9.99');

  // Renewals, then a card that fails, and recovers once it is replaced.
  await app.goTo('2027-03-12T12:00:00Z');
  expect(await billed(user)).toEqual(['paid 999', 'paid 999', 'paid 999']);
  await app.useCard(user, CARD.failsWhenCharged);
  await app.goTo('2027-04-12T12:00:00Z');
  expect(await app.stateOf(user)).toMatchObject({
    status: 'past_due',
    tier: 'pro',
    active: false,
    renewalDate: 'No renewal date',
    pastDue: { since: '2027-04-12T10:00:00.000Z', amount: 999, currency: 'USD' },
  });
  expect(await billed(user)).toEqual(['failed 999', 'paid 999', 'paid 999', 'paid 999']);
  expect(await codeOf(preview(user, 'enterprise'))).toBe('subscription/payment-due');
  await app.useCard(user, CARD.mastercard);
  await app.goTo('2027-04-25T12:00:00Z');
  expect(await app.stateOf(user)).toMatchObject({
    status: 'active',
    pastDue: null,
    paymentMethod: { brand: 'mastercard', last4: '4444' },
  });

  // Up in the middle of a period, for what was previewed; down again with a credit.
  await app.goTo('2027-05-27T10:00:00Z');
  const up = await preview(user, 'enterprise');
  expect(up).toMatchObject({ planId: 'enterprise', nextAmount: 1999, currency: 'USD' });
  expect(up.dueNow).toBe(sumOf(up.lines));
  expect(up.credit).toBeGreaterThan(0);
  const changed = await user.call(changePlan, {
    body: { planId: 'enterprise', prorationDate: up.prorationDate },
  });
  expect(changed).toMatchObject({ planId: 'enterprise', tier: 'enterprise', status: 'active' });
  expect((await billed(user))[0]).toBe(`paid ${up.dueNow}`);
  await app.goTo('2027-06-20T10:00:00Z');
  const down = await preview(user, 'pro');
  expect(down).toMatchObject({ dueNow: 0 });
  expect(down.nextAmount).toBe(sumOf(down.lines));
  await user.call(changePlan, { body: { planId: 'pro', prorationDate: down.prorationDate } });
  await app.goTo('2027-07-12T12:00:00Z');
  expect(await app.stateOf(user)).toMatchObject({ planId: 'pro', tier: 'pro' });
  expect((await billed(user))[0]).toBe(`paid ${down.nextAmount}`);

  // Cancelled, resumed, cancelled again, and its end.
  await user.call(cancelSubscription, { body: { reason: 'unused', comment: 'I sold the car.' } });
  expect(await app.stateOf(user)).toMatchObject({
    status: 'canceled',
    tier: 'pro',
    cancelAtPeriodEnd: true,
    cancelReason: 'unused',
    currentPeriodEnd: '2027-08-12T10:00:00.000Z',
  });
  expect(await user.call(resumeSubscription, {})).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: false,
    cancelReason: null,
  });
  await app.goTo('2027-12-20T10:00:00Z');
  expect(await app.stateOf(user)).toMatchObject({ status: 'active', tier: 'pro' });
  await user.call(cancelSubscription, { body: {} });
  await app.goTo('2028-01-12T09:59:00Z');
  expect(await app.stateOf(user)).toMatchObject({ status: 'canceled', tier: 'pro' });
  await app.goTo('2028-01-12T10:05:00Z');
  expect(await app.stateOf(user)).toMatchObject({
    status: 'canceled',
    tier: 'free',
    endedAt: '2028-01-12T10:00:00.000Z',
    trialAvailable: false,
  });
  expect(await codeOf(user.call(resumeSubscription, {}))).toBe('subscription/nothing-to-resume');

  // Each mail once.
  const subjects = await app.subjects(user);
  const counted = (subject: string) => subjects.filter((one) => one === subject).length;
  expect(counted('Your payment of $9.99 did not go through')).toBe(1);
  expect(counted('Your payment went through')).toBe(1);
  expect(counted('Your Standard plan is cancelled')).toBe(2);
  expect(counted('Your Standard plan has ended')).toBe(1);
  const numbers = (await app.mailsTo(user.email)).flatMap(
    ({ text }) => text.match(/^Invoice: (\S+)$/m)?.[1] ?? [],
  );
  expect(numbers.length).toBeGreaterThan(3);
  expect(new Set(numbers).size).toBe(numbers.length);

  // The security events tell what the plan opened and closed, and nothing is left to repair.
  const { events } = await user.call(listAudit, { query: { show: 'all', perPage: '100' } });
  const told = events.filter(({ kind }) => kind === 'permission_change').map(({ about }) => about);
  expect(told).toEqual([
    'the plan is Basic now',
    'the plan is Standard now',
    'the plan is Premium now',
    'the plan is Standard now',
  ]);
  expect(events.filter(({ kind }) => kind === 'access_granted')).toHaveLength(2);
  expect(await app.composition.billing.reconcile()).toMatchObject({
    repaired: [],
    failed: [],
    doubled: [],
    noted: 0,
  });
});
