import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openSandbox, type OpenSandbox, PREMIUM, STANDARD } from '../testing/open-sandbox.ts';
import { CARD, payByCard } from '../testing/pay-by-card.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let open: OpenSandbox;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  open = await openSandbox(database.db, { start: '2026-01-31T10:00:00Z' });
});
afterAll(() => database.close());

const day = (seconds: number | null | undefined): string =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

/** A paid-up subscriber from 31 January 2026. */
const subscriber = async (price = STANDARD, card: string = CARD.good) => {
  const session = await open.checkout({ price });
  const done = await payByCard(open.sandbox, session.id, card);
  const id = done.subscription ?? '';
  return {
    customer: done.customer ?? '',
    id,
    now: () => open.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  };
};

const typesOf = () => open.delivered.map(({ type }) => type);

describe('a checkout', () => {
  test('with a good card begins a paid subscription, and the webhook is told with a true signature', async () => {
    const session = await open.checkout({ price: PREMIUM });
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1999,
      url: `http://wrenchwise.test/sandbox/checkout/${session.id}`,
    });
    await payByCard(open.sandbox, session.id, CARD.good);
    await open.settle();
    const done = await open.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.default_payment_method', 'invoice'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: {
        status: 'active',
        default_payment_method: { card: { brand: 'visa', last4: '4242' } },
        items: { data: [{ price: { id: PREMIUM } }] },
      },
      invoice: { status: 'paid', amount_paid: 1999, billing_reason: 'subscription_create' },
    });
    expect(typesOf()).toEqual(
      expect.arrayContaining([
        'customer.subscription.created',
        'invoice.paid',
        'checkout.session.completed',
      ]),
    );
  });
});
