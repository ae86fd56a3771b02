import { createCheckout } from '@wrenchwise/contract/endpoints/billing';
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createPolicies } from '../../platform/policies.ts';
import { checkoutOf } from '../../testing/billing-app.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { startUpstream, type UpstreamServer } from '../../testing/upstream-server.ts';

/** What goes over the wire to Stripe, and what is notified of its answers. Parameters are checked by its own types. */

let app: TestApp;
let stripe: UpstreamServer;
/** What a checkout is answered. */
let session: { status: number; body: object };
let user: QuickUser;

const GOOD = {
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://pay.example/cs_1',
  expires_at: 4_000_000_000,
};
const EMPTY = { object: 'list', data: [], has_more: false };

beforeAll(async () => {
  stripe = await startUpstream(({ url, method }) => {
    if (url.startsWith('/v1/checkout/sessions')) return session;
    const body = method === 'POST' ? { id: 'cus_1', object: 'customer' } : EMPTY;
    return { status: 200, body };
  });
  app = await openTestApp({
    policies: createPolicies({ tempo: 0 }),
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_ours',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_STANDARD: 'price_1',
      STRIPE_PRICE_PREMIUM: 'price_2',
      STRIPE_TAX: 'on',
      STRIPE_API_BASE: stripe.url,
    },
  });
});
beforeEach(async () => {
  stripe.requests.length = 0;
  session = { status: 200, body: GOOD };
  user = await newUserQuickly(app);
  await app.database.db.execute(sql`delete from payment_subscriptions`);
  await app.database.db.execute(sql`delete from checkout_sessions`);
});
afterAll(async () => {
  await stripe.close();
  await app.close();
});

const buy = () => user.call(createCheckout, { body: checkoutOf('price_1') });

test('a checkout asks for the price, the trial, taxes and the way back, once, in the pinned version', async () => {
  expect(await buy()).toEqual({ url: 'https://pay.example/cs_1', sessionId: 'cs_1' });
  const wanted = stripe.requests.find(({ url }) => url === '/v1/checkout/sessions');
  expect(wanted?.headers).toMatchObject({
    authorization: 'Bearer sk_test_of_ours',
    'stripe-version': Stripe.API_VERSION,
    'idempotency-key': expect.stringMatching(/^checkout-[0-9a-f-]{36}$/),
  });
  expect(Object.fromEntries(new URLSearchParams(wanted?.body))).toMatchObject({
    mode: 'subscription',
    customer: 'cus_1',
    'line_items[0][price]': 'price_1',
    'line_items[0][quantity]': '1',
    success_url: 'http://wrenchwise.test/dashboard/subscription?success=true',
    cancel_url: 'http://wrenchwise.test/pricing?canceled=true',
    'subscription_data[trial_period_days]': '7',
    'subscription_data[metadata][plan_id]': 'pro',
    'automatic_tax[enabled]': 'true',
    'tax_id_collection[enabled]': 'true',
    billing_address_collection: 'required',
  });
});

test.each([
  [
    'an answer without an address',
    200,
    { ...GOOD, url: null },
    'Invalid response from payment service',
  ],
  [
    'an address that is none',
    200,
    { ...GOOD, url: 'nowhere' },
    'Invalid response from payment service',
  ],
  [
    'a fault',
    500,
    { error: { type: 'api_error' } },
    'Failed to create checkout session. Please try again.',
  ],
  [
    'a refusal',
    400,
    {
      error: {
        type: 'invalid_request_error',
        message: 'No such price: price_1 of sk_test_of_ours',
      },
    },
    'Failed to create checkout session. Please try again.',
  ],
])(
  'of %s the message of the catalogue is shown, and nothing of Stripe’s own',
  async (_, status, body, message) => {
    session = { status, body };
    await expect(buy()).rejects.toThrow(message);
    // The next try is a checkout as if nothing had been.
    session = { status: 200, body: GOOD };
    expect(await buy()).toMatchObject({ sessionId: 'cs_1' });
  },
);
