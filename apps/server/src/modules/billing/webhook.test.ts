import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import { cancelSubscription, receivePaymentEvent } from '@wrenchwise/contract/endpoints/billing';
import { rowsOf } from '@wrenchwise/database/database';
import { signatureOf } from '@wrenchwise/stripe-sandbox/signature';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type BillingApp, openBillingApp, PREMIUM } from '../../testing/billing-app.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp } from '../../testing/test-app.ts';

/** The webhook under everything that can reach it. Time-outs and outages are those of the provider. */

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(() => app.close());

const seconds = () => Math.floor(Date.now() / 1000);
const secret = () => app.composition.billing.webhookSecret;

const post = (
  body: string,
  { at = seconds(), signature = signatureOf(body, secret(), at) } = {},
): Promise<Response> =>
  app.newBrowser().request(receivePaymentEvent.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });

let events = 0;
const eventAbout = (object: object, type = 'customer.subscription.updated', id?: string) => {
  events += 1;
  return JSON.stringify({
    id: id ?? `evt_test_${events}`,
    object: 'event',
    type,
    created: seconds(),
    data: { object },
  });
};

const customerOf = async (user: QuickUser): Promise<string> => {
  const [row] = await rowsOf(
    app.database.db,
    sql`select customer_id from payment_subscriptions where user_id = ${user.id}`,
  );
  return String(row?.['customer_id']);
};

/** All that is stored of a user's plan and payments, without what only says when it was read. */
const stored = async (user: QuickUser) => {
  const { db } = app.database;
  const of = (table: string) =>
    rowsOf(
      db,
      sql`select to_jsonb(t) - 'updated_at' - 'read_at' - 'readings_begun' - 'reading_written' as row
          from ${sql.identifier(table)} t where user_id = ${user.id}
          order by to_jsonb(t) ->> 'id'`,
    );
  return {
    subscription: await of('subscriptions'),
    customer: await of('payment_subscriptions'),
    bills: await of('billing_history'),
    incidents: await of('payment_incidents'),
    mails: await app.subjects(user),
  };
};

const eventsOf = async (user: QuickUser) =>
  rowsOf(
    app.database.db,
    sql`select d.event_id, d.payload from sandbox_payment_deliveries d
        where d.customer_id = ${await customerOf(user)} order by d.due_at, d.event_id`,
  );

describe('an event', () => {
  test('that is forged, tampered with, stale or no event is refused, and changes nothing', async () => {
    const user = await app.subscriber({ price: PREMIUM });
    const before = await stored(user);
    const body = eventAbout({
      object: 'subscription',
      id: 'sub_x',
      customer: await customerOf(user),
    });
    const signature = signatureOf(body, secret(), seconds());
    const codes = [];
    for (const [text, options] of [
      [body, { signature: signatureOf(body, 'whsec_another', seconds()) }],
      [body, { signature: '' }],
      [body, { signature: 't=1,v1=00' }],
      [body.replace('updated', 'deleted'), { signature }],
      [body, { at: seconds() - 301 }],
      ['{}', {}],
      ['not json', {}],
      ['[]', {}],
      ['null', {}],
      ['{"id":"evt_1","object":"v2.core.event","type":"x"}', {}],
      [JSON.stringify({ id: 7, type: {}, created: 'x', data: { object: null } }), {}],
    ] as const) {
      const answer = await post(text, options);
      const { code } = (await answer.json()) as { code: string };
      codes.push(`${answer.status} ${code}`);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => '400 payment/invalid-signature'),
      ...Array.from({ length: 6 }, () => '400 request/malformed'),
    ]);
    expect(await stored(user)).toEqual(before);
  });

  test('of an unknown type, customer or object is taken, and changes nothing', async () => {
    const user = await app.subscriber();
    const before = await stored(user);
    for (const body of [
      eventAbout({ object: 'tax.settings' }, 'tax.settings.updated'),
      eventAbout({ object: 'customer', id: 'cus_of_nobody' }, 'customer.updated'),
      eventAbout({ object: 'invoice', id: 'in_1', customer: 'cus_of_nobody' }, 'invoice.paid'),
      eventAbout(
        { object: 'subscription', id: 's', customer: await customerOf(user) },
        'a.new.kind',
      ),
    ]) {
      expect((await post(body)).status).toBe(200);
    }
    expect(await stored(user)).toEqual(before);
  });

  test('ten times at once takes effect once', async () => {
    const user = await app.subscriber({ price: PREMIUM });
    await user.call(cancelSubscription, { body: {} });
    const before = await stored(user);
    const body = eventAbout(
      { object: 'subscription', id: 'sub_x', customer: await customerOf(user) },
      'customer.subscription.updated',
      'evt_ten_times',
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await stored(user)).toEqual(before);
    const rows = await rowsOf(
      app.database.db,
      sql`select outcome from payment_events where id = 'evt_ten_times'`,
    );
    expect(rows).toEqual([{ outcome: 'applied' }]);
  });
});

test('all events once more, backwards, in any order and under new names give the same state', async () => {
  const user = await app.subscriber({ price: PREMIUM });
  await user.call(cancelSubscription, { body: { reason: 'unused' } });
  await app.settle();
  const before = await stored(user);
  const told = await eventsOf(user);
  expect(told.length).toBeGreaterThan(3);
  const order = [...told].toReversed();
  for (const { payload } of order) expect((await post(String(payload))).status).toBe(200);
  // Under new ids the readings happen again.
  for (const { event_id: id, payload } of [...order, ...told]) {
    events += 1;
    const renamed = String(payload).replaceAll(String(id), `evt_again_${events}`);
    expect((await post(renamed)).status).toBe(200);
  }
  expect(await stored(user)).toEqual(before);
  expect(await app.stateOf(user)).toMatchObject({ status: 'canceled', tier: 'enterprise' });
});

test('what a slow reading began before is not written over what a later one found', async () => {
  const user = await app.subscriber({ price: PREMIUM });
  const customer = await customerOf(user);
  const { db } = app.database;
  await user.call(cancelSubscription, { body: {} });
  // A reading that began before all others, and is done only now.
  await db.execute(
    sql`update payment_subscriptions set reading_written = readings_begun + 5 where customer_id = ${customer}`,
  );
  const before = await stored(user);
  const result = await app.composition.billing.sync(customer);
  expect(result).toMatchObject({ outcome: 'superseded', isChanged: false });
  expect(await stored(user)).toEqual(before);
});

test('a checkout that nobody reported is found by the nightly comparison', async () => {
  const user = await app.subscriber({ price: PREMIUM });
  const { db } = app.database;
  const before = await stored(user);
  // As if no webhook had ever arrived: only the customer is known.
  await db.execute(sql`delete from subscriptions where user_id = ${user.id}`);
  await db.execute(sql`delete from billing_history where user_id = ${user.id}`);
  await db.execute(
    sql`update payment_subscriptions set subscription_id = null, status = null, reading_written = 0
        where user_id = ${user.id}`,
  );
  expect(await app.stateOf(user)).toMatchObject({ tier: 'free' });
  const report = await app.composition.billing.reconcile();
  expect(report.repaired).toEqual([await customerOf(user)]);
  expect(await app.stateOf(user)).toMatchObject({ tier: 'enterprise', status: 'active' });
  const after = await stored(user);
  expect(after.customer).toEqual(before.customer);
  expect(after.bills).toHaveLength(before.bills.length);
  expect((await app.composition.billing.reconcile()).repaired).toEqual([]);
});

describe('when the provider', () => {
  test('cannot be read, the event is refused for now and nothing is written', async () => {
    const user = await app.subscriber({ price: PREMIUM });
    const before = await stored(user);
    const body = eventAbout(
      { object: 'subscription', id: 'sub_x', customer: await customerOf(user) },
      'customer.subscription.deleted',
      'evt_in_the_outage',
    );
    const other = await openTestApp({
      db: app.database.db,
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: secret(),
        STRIPE_PRICE_STANDARD: 'price_sandbox_standard',
        STRIPE_PRICE_PREMIUM: 'price_sandbox_premium',
        // Nothing listens there.
        STRIPE_API_BASE: 'http://127.0.0.1:9',
      },
    });
    const answer = await other.newBrowser().request(receivePaymentEvent.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, secret(), seconds()),
      },
      body,
    });
    expect(answer.status).toBe(503);
    expect(await stored(user)).toEqual(before);
    // Sent again once it can be read, it counts.
    expect((await post(body)).status).toBe(200);
    expect(await stored(user)).toEqual(before);
    await other.close();
  });

  test('has lost the subscription, the plan stays', async () => {
    const user = await app.subscriber({ price: PREMIUM });
    const customer = await customerOf(user);
    await app.database.db.execute(
      sql`delete from sandbox_payment_objects where customer_id = ${customer} and kind = 'subscription'`,
    );
    const body = eventAbout({ object: 'invoice', id: 'in_1', customer }, 'invoice.paid');
    expect((await post(body)).status).toBe(503);
    expect(await app.stateOf(user)).toMatchObject({ tier: 'enterprise', status: 'active' });
  });
});

test('an event of an account that was deleted is taken, and brings nothing back', async () => {
  const user = await newUserQuickly(app);
  await app.buy(user, { price: PREMIUM });
  const customer = await customerOf(user);
  await user.call(deleteAccount, { body: { email: user.email } });
  await app.settle();
  const body = eventAbout({ object: 'subscription', id: 'sub_x', customer });
  expect((await post(body)).status).toBe(200);
  const rows = await rowsOf(
    app.database.db,
    sql`select 1 from payment_subscriptions where customer_id = ${customer}`,
  );
  expect(rows).toEqual([]);
});
