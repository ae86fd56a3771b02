import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { StripeFailure } from './stripe-error.ts';
import { TEST_CARDS } from './test-cards.ts';
import { idOf, openSandbox, type OpenSandbox, PREMIUM } from './testing/open-sandbox.ts';
import { CARD, payByCard } from './testing/pay-by-card.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let open: OpenSandbox;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  open = await openSandbox(database.db, { start: '2026-01-31T10:00:00Z' });
});
afterAll(() => database.close());

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeded',
    (error: unknown) => (error instanceof StripeFailure ? error.refusal.error : error),
  );

test('a good card begins a paid subscription, and the webhook is shown with a true signature', async () => {
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
  expect(open.delivered.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]),
  );
});

test('a trial takes nothing, and says when it ends', async () => {
  const session = await open.checkout({ trialDays: 7 });
  const done = await payByCard(open.sandbox, session.id, CARD.good);
  expect(done).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
  const subscription = await open.stripe.subscriptions.retrieve(done.subscription ?? '');
  expect(subscription.status).toBe('trialing');
  expect(subscription.trial_end).toBe(Date.parse('2026-02-07T10:00:00Z') / 1000);
  const charges = await open.stripe.charges.list({ customer: done.customer ?? '' });
  expect(charges.data).toEqual([]);
});

test.each([
  [CARD.declined, { code: 'card_declined', decline_code: 'generic_decline' }],
  [CARD.insufficientFunds, { code: 'card_declined', decline_code: 'insufficient_funds' }],
  [CARD.expired, { code: 'expired_card' }],
  [CARD.wrongCode, { code: 'incorrect_cvc' }],
  [CARD.failsWhenCharged, { code: 'card_declined', decline_code: 'generic_decline' }],
])('card %s is refused, and the checkout stays open for another one', async (card, expected) => {
  const session = await open.checkout({ price: PREMIUM });
  expect(await refusalOf(payByCard(open.sandbox, session.id, card))).toMatchObject({
    type: 'card_error',
    ...expected,
  });
  const customer = idOf(session.customer);
  expect((await open.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  expect((await open.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  await open.settle();
  expect(open.delivered).toEqual([]);
  const done = await payByCard(open.sandbox, session.id, CARD.good);
  expect(done.status).toBe('complete');
});

test('cards that ask for authentication wait for it: refused it stays open, confirmed it pays', async () => {
  for (const number of [CARD.authenticateOnce, CARD.authenticateAlways]) {
    const session = await open.checkout({ price: PREMIUM });
    const card = TEST_CARDS.find((known) => known.number === number) ?? TEST_CARDS[0];
    if (!card) throw new Error('no card');
    const submit = () =>
      open.sandbox.submitCard(session.id, {
        card,
        expMonth: 1,
        expYear: 2040,
        name: 'Sam Taylor',
        email: 'sam@example.com',
        country: 'GB',
        postcode: 'N1 9GU',
      });
    expect(await submit()).toEqual({ kind: 'authenticate' });
    expect(await open.sandbox.answerAuthentication(session.id, false)).toMatchObject({
      status: 'open',
      subscription: null,
    });
    await submit();
    expect(await open.sandbox.answerAuthentication(session.id, true)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
    });
  }
});

test('a disputed card pays first, and the dispute is shown', async () => {
  const session = await open.checkout({ price: PREMIUM });
  const done = await payByCard(open.sandbox, session.id, CARD.disputed);
  await open.settle();
  expect(done.payment_status).toBe('paid');
  const [charge] = (await open.stripe.charges.list({ customer: done.customer ?? '' })).data;
  expect(charge).toMatchObject({ paid: true, disputed: true });
  const disputes = await open.stripe.disputes.list({ charge: charge?.id ?? '' });
  expect(disputes.data).toMatchObject([{ status: 'needs_response', amount: 1999 }]);
  expect(open.delivered.map(({ type }) => type)).toContain('charge.dispute.created');
});

test('one card has one fingerprint whoever pays with it, and no number is stored', async () => {
  const fingerprints = [];
  for (const number of [CARD.good, CARD.good, CARD.mastercard]) {
    const session = await open.checkout();
    const { customer } = await payByCard(open.sandbox, session.id, number);
    const [method] = (await open.stripe.paymentMethods.list({ customer: customer ?? '' })).data;
    fingerprints.push(method?.card?.fingerprint);
    expect(method?.card?.exp_year).toBe(2040);
  }
  expect(fingerprints[0]).toBe(fingerprints[1]);
  expect(fingerprints[0]).not.toBe(fingerprints[2]);
  const { rows } = await database.db.executeSql(
    "select count(*)::int as found from sandbox_payment_objects where object::text like '%4242424242424242%'",
  );
  expect(rows).toEqual([{ found: 0 }]);
});

test('two tabs that pay for one checkout make one subscription', async () => {
  const session = await open.checkout();
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => refusalOf(payByCard(open.sandbox, session.id, CARD.good))),
  );
  expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1);
  const customer = idOf(session.customer);
  expect((await open.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

test('a checkout that nobody completes expires after a day, and cannot be paid then', async () => {
  const session = await open.checkout();
  await open.goTo('2026-02-01T10:00:01Z');
  expect(await open.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  expect(open.delivered.map(({ type }) => type)).toEqual(['checkout.session.expired']);
  expect(await refusalOf(payByCard(open.sandbox, session.id, CARD.good))).toMatchObject({
    type: 'invalid_request_error',
  });
});

test('instances that look at the same moment renew once, and tell each event once', async () => {
  const session = await open.checkout();
  const { customer } = await payByCard(open.sandbox, session.id, CARD.good);
  await open.settle();
  await Promise.all([1, 2, 3].map(() => open.goTo('2026-03-01T10:00:00Z')));
  const invoices = await open.stripe.invoices.list({ customer: customer ?? '' });
  expect(invoices.data).toHaveLength(2);
  const ids = open.delivered.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
