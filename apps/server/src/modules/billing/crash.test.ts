import { createCheckout } from '@wrenchwise/contract/endpoints/billing';
import { rowsOf } from '@wrenchwise/database/database';
import { CARD, payByCard } from '@wrenchwise/stripe-sandbox/testing/pay-by-card';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clientOn } from '../../platform/adapters/payments/stripe.ts';
import { createLog } from '../../platform/log.ts';
import { createPolicies } from '../../platform/policies.ts';
import { type BillingApp, checkoutOf, openBillingApp, PREMIUM } from '../../testing/billing-app.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { createAsk } from './ask-provider.ts';
import { type Cause, createSyncCustomer } from './sync.ts';

/** The process dies between any two steps: simulated by each step of a synchronisation that throws. */

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(() => app.close());

class Crash extends Error {}
const crash = () => Promise.reject(new Crash('killed'));

test('killed between any two steps, an event that comes again has the same effect as one that came once', async () => {
  const { db } = app.database;
  const { trials, recordEntitlement } = app.composition.billing;
  const user = await newUserQuickly(app);
  const { sessionId } = await user.call(createCheckout, { body: checkoutOf(PREMIUM) });
  await db.execute(sql`delete from sandbox_payment_deliveries`);
  await payByCard(app.sandbox, sessionId, CARD.good);
  // Nothing has been delivered yet.
  await db.execute(sql`delete from sandbox_payment_deliveries`);
  const [row] = await rowsOf(
    db,
    sql`select customer_id from payment_subscriptions where user_id = ${user.id}`,
  );
  const customerId = String(row?.['customer_id']);
  const cause: Cause = {
    id: 'evt_of_the_crash',
    type: 'checkout.session.completed',
    occurredAt: new Date(),
    objectId: sessionId,
    customerId,
    checkout: { id: sessionId, status: 'complete' },
  };

  const client = clientOn((input, init) => app.sandbox.fetch(input, init));
  const told: string[] = [];
  const parts = {
    db,
    client,
    ask: createAsk(createPolicies({ tempo: 0 })),
    trials,
    log: createLog('silent'),
    recordEntitlement,
    tellPayer: async () => {
      told.push('told');
    },
  };
  const deadly = [
    { ...parts, client: clientOn(crash) },
    { ...parts, recordEntitlement: crash },
    { ...parts, tellPayer: crash },
  ];
  for (const dying of deadly) {
    const sync = createSyncCustomer(dying);
    await expect(sync(customerId, cause)).rejects.toBeInstanceOf(Error);
    expect(await app.stateOf(user)).toMatchObject({ tier: 'free' });
    expect(await rowsOf(db, sql`select 1 from payment_events where id = ${cause.id}`)).toEqual([]);
  }
  const sync = createSyncCustomer(parts);
  expect(await sync(customerId, cause)).toMatchObject({ outcome: 'applied' });
  expect(await app.stateOf(user)).toMatchObject({ tier: 'enterprise', status: 'active' });
  // Killed after the commit, before the answer: it comes again.
  expect(await sync(customerId, cause)).toMatchObject({ outcome: 'known' });
  expect(told).toHaveLength(1);
  const checkouts = await rowsOf(
    db,
    sql`select status from checkout_sessions where session_id = ${sessionId}`,
  );
  expect(checkouts).toEqual([{ status: 'complete' }]);
});
