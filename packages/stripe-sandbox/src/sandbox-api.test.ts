import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { idOf, openSandbox, type OpenSandbox, PREMIUM, STANDARD } from './testing/open-sandbox.ts';
import { CARD, payByCard } from './testing/pay-by-card.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let open: OpenSandbox;
beforeAll(async () => {
  database = await openTestDatabase();
  open = await openSandbox(database.db, { start: '2026-03-01T10:00:00Z' });
});
afterAll(() => database.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeded',
    (error: unknown) => error,
  );

test('ten requests with one idempotency key at once make one object, and all get its answer', async () => {
  const idempotencyKey = 'ten-at-once';
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      open.stripe.customers.create({ email: 'once@example.com' }, { idempotencyKey }),
    ),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const found = await open.stripe.customers.list({ email: 'once@example.com' });
  expect(found.data).toHaveLength(1);
});

test('a key that was used for another request is refused as Stripe does', async () => {
  const idempotencyKey = 'used-twice';
  await open.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey });
  expect(
    await failureOf(open.stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey })),
  ).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('what Stripe does not know is refused by name: an unknown parameter, a missing one, an id', async () => {
  const create = (body: Record<string, string>) =>
    failureOf(
      open.stripe.rawRequest('POST', '/v1/billing_portal/sessions', body) as Promise<unknown>,
    );
  expect(await create({ customer: 'cus_1', retrun_url: 'http://x.test' })).toMatchObject({
    code: 'parameter_unknown',
    param: 'retrun_url',
  });
  expect(await create({})).toMatchObject({ code: 'parameter_missing', param: 'customer' });
  expect(await create({ customer: 'cus_1' })).toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
    message: "No such customer: 'cus_1'",
  });
  expect(await failureOf(open.stripe.subscriptions.retrieve('sub_1'))).toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  expect(
    await failureOf(open.stripe.prices.retrieve(STANDARD, { expand: ['nothing'] })),
  ).toMatchObject({ message: 'This property cannot be expanded (nothing).' });
});

const BODIES = [
  '',
  '%',
  '%00=%FF',
  'customer=%00',
  'customer[]=1&customer[a]=2',
  '__proto__[a]=1&constructor[prototype][a]=1&toString=1',
  `a${'[b]'.repeat(5000)}=1`,
  Array.from({ length: 5000 }, (_, i) => `k${i}=v`).join('&'),
  `email=${'x'.repeat(6000)}`,
  'metadata[a][b][c]=1&expand=customer&expand[0][a]=1',
  'items[0][price]=price_sandbox_standard&items[99999999]=1',
  'limit=1e9&created[gte]=-1&trial_end=99999999999999999999',
];

const PATHS: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/v1/customers'],
  ['POST', '/v1/customers/cus_%00'],
  ['GET', '/v1/customers'],
  ['GET', '/v1/customers/__proto__'],
  ['POST', '/v1/checkout/sessions'],
  ['POST', '/v1/subscriptions/sub_1'],
  ['GET', '/v1/subscriptions'],
  ['POST', '/v1/invoices/create_preview'],
  ['POST', '/v1/refunds'],
  ['DELETE', '/v1/subscriptions/..%2f'],
  ['PUT', '/v1/nothing'],
];

test('garbage is answered with an error of Stripe’s shape, never with a failure of the server', async () => {
  const authorization = 'Bearer sk_test_sandbox';
  for (const [method, path] of PATHS) {
    for (const body of BODIES) {
      const hasBody = method === 'POST' || method === 'PUT';
      const url = `https://api.stripe.com${path}${hasBody ? '' : `?${body}`}`;
      const answer = await open.sandbox.fetch(url, {
        method,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        ...(hasBody ? { body } : {}),
      });
      expect.soft(answer.status, `${method} ${path} ${body.slice(0, 60)}`).toBeLessThan(500);
      await answer.json();
    }
  }
  const huge = await open.sandbox.fetch('https://api.stripe.com/v1/customers', {
    method: 'POST',
    headers: { authorization },
    body: `email=${'x'.repeat(300_000)}`,
  });
  expect(huge.status).toBe(400);
  const stranger = await open.sandbox.fetch('https://api.stripe.com/v1/customers');
  expect(stranger.status).toBe(401);
});

test('lists come in pages, the newest first, and the library walks through all of them', async () => {
  const email = 'pages@example.com';
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push((await open.stripe.customers.create({ email })).id);
  const first = await open.stripe.customers.list({ email, limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2));
  expect(first.has_more).toBe(true);
  const all = [];
  for await (const { id } of open.stripe.customers.list({ email, limit: 2 })) all.push(id);
  expect(all).toEqual(ids.toReversed());
});

test('what billing reads of a customer comes in one request, expanded', async () => {
  const session = await open.checkout({ price: PREMIUM });
  const { customer } = await payByCard(open.sandbox, session.id, CARD.good);
  const subscriptions = await open.stripe.subscriptions.list({
    customer: customer ?? '',
    status: 'all',
    expand: [
      'data.default_payment_method',
      'data.customer.invoice_settings.default_payment_method',
    ],
  });
  expect(subscriptions.data).toMatchObject([
    {
      default_payment_method: { card: { last4: '4242' } },
      customer: { invoice_settings: { default_payment_method: { type: 'card' } } },
    },
  ]);
  const invoices = await open.stripe.invoices.list({
    customer: customer ?? '',
    expand: ['data.payments'],
  });
  const payment = invoices.data[0]?.payments?.data[0]?.payment.payment_intent;
  expect(payment).toMatch(/^pi_/);
  const refund = await open.stripe.refunds.create({ payment_intent: idOf(payment), amount: 500 });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 500 });
  expect(
    await failureOf(open.stripe.refunds.create({ payment_intent: idOf(payment), amount: 1500 })),
  ).toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
  const charges = await open.stripe.charges.list({
    customer: customer ?? '',
    expand: ['data.refunds'],
  });
  expect(charges.data).toMatchObject([
    { amount_refunded: 500, refunded: false, refunds: { data: [{ id: refund.id }] } },
  ]);
});

test('a deleted customer’s subscription ends, and nothing personal stays', async () => {
  const session = await open.checkout({ price: PREMIUM });
  const { customer, subscription } = await payByCard(open.sandbox, session.id, CARD.good);
  expect(await open.stripe.customers.del(customer ?? '')).toMatchObject({ deleted: true });
  expect(await open.stripe.subscriptions.retrieve(subscription ?? '')).toMatchObject({
    status: 'canceled',
  });
  expect(await failureOf(open.stripe.customers.retrieve(customer ?? ''))).toMatchObject({
    statusCode: 404,
  });
  const { rows } = await database.db.executeSql(
    `select count(*)::int as found from sandbox_payment_objects
      where customer_id = $1 and object::text ~ 'Sam Taylor|sam@example'`,
    [customer],
  );
  expect(rows).toEqual([{ found: 0 }]);
});
