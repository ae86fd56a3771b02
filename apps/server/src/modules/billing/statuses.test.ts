import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { rowsOf } from '@wrenchwise/database/database';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@wrenchwise/rules/subscription';
import { signatureOf } from '@wrenchwise/stripe-sandbox/signature';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type BillingApp, openBillingApp, PREMIUM } from '../../testing/billing-app.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';

/** Each status of the specification, by an event through the webhook about what the provider has. */

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(() => app.close());

const ENTITLED: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trialing', 'past_due']);

test.each(SUBSCRIPTION_STATUSES)(
  'a subscription becomes %s by what the provider says',
  async (status) => {
    const user = await app.subscriber({ price: PREMIUM });
    const { db } = app.database;
    const [row] = await rowsOf(
      db,
      sql`select customer_id from payment_subscriptions where user_id = ${user.id}`,
    );
    const customer = String(row?.['customer_id']);
    const now = Math.floor(Date.now() / 1000);
    const endedAt = ['canceled', 'incomplete_expired'].includes(status) ? now : null;
    await db.execute(
      sql`update sandbox_payment_objects
        set object = object || ${JSON.stringify({ status, ended_at: endedAt })}::jsonb
        where kind = 'subscription' and customer_id = ${customer}`,
    );
    const at = now;
    const body = JSON.stringify({
      id: `evt_${status}`,
      object: 'event',
      type: 'customer.subscription.updated',
      created: at,
      // What an event itself says counts for nothing.
      data: { object: { object: 'subscription', id: 'sub_x', customer, status: 'active' } },
    });
    const answer = await app.newBrowser().request('/api/webhooks/stripe', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, app.composition.billing.webhookSecret, at),
      },
      body,
    });
    expect(answer.status).toBe(200);
    expect(await app.stateOf(user)).toMatchObject({
      status,
      planId: 'enterprise',
      tier: ENTITLED.has(status) ? 'enterprise' : 'free',
    });
  },
);

test.each([
  ['begins tomorrow', 1, 10, 'free'],
  ['ended yesterday', -10, -1, 'free'],
  ['runs today', -1, 1, 'pro'],
] as const)('a plan that the operator gave and that %s', async (_when, from, to, tier) => {
  const user = await newUserQuickly(app);
  await app.database.db.execute(
    sql`insert into plan_grants (user_id, plan_id, starts_at, ends_at, reason)
        values (${user.id}::uuid, 'pro', app_now() + ${from} * interval '1 day',
                app_now() + ${to} * interval '1 day', 'a test')`,
  );
  expect((await user.call(getSubscription, {})).tier).toBe(tier);
});

test('a plan that changes while it is read is read with its own limits', async () => {
  const user = await app.subscriber({ price: PREMIUM });
  const { db } = app.database;
  const reading = new AbortController();
  const change = async (): Promise<void> => {
    for (let turn = 0; !reading.signal.aborted; turn += 1) {
      const planId = turn % 2 === 0 ? 'pro' : 'enterprise';
      await db.execute(
        sql`update subscriptions set plan_id = ${planId} where user_id = ${user.id}::uuid`,
      );
    }
  };
  const read = async (): Promise<void> => {
    for (let count = 0; count < 30; count += 1) {
      const { planId, tier } = await user.call(getSubscription, {});
      expect(tier).toBe(planId);
    }
  };
  await Promise.all([
    change(),
    read().finally(() => {
      reading.abort();
    }),
  ]);
});
