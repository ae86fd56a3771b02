import {
  cancelSubscription,
  changePlan,
  previewPlanChange,
  resumeSubscription,
} from '@wrenchwise/domain/endpoints/billing';
import { listBillingHistory } from '@wrenchwise/domain/endpoints/subscription';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type BillingApp, openBillingApp, STANDARD } from '../../testing/billing-app.ts';
import { CARD } from '../../testing/pay-by-card.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

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
  console.log(await user.call(listBillingHistory, {}));
});
