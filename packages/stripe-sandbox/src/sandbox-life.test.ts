import type { TestDatabase } from '@wrenchwise/database/testing/template';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { idOf, openSandbox, type OpenSandbox, PREMIUM, STANDARD } from './testing/open-sandbox.ts';
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

const day = (seconds: number | undefined): string =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
const seconds = (text: string): number => Date.parse(text) / 1000;
const typesOf = (): readonly string[] => open.delivered.map(({ type }) => type);

/** Somebody who subscribed on 31 January 2026. */
const subscriber = async (
  wanted: { price?: string; trialDays?: number } = {},
  card: string = CARD.good,
) => {
  const session = await open.checkout(wanted);
  const done = await payByCard(open.sandbox, session.id, card);
  await open.settle();
  const id = done.subscription ?? '';
  return {
    customer: done.customer ?? '',
    id,
    now: () => open.stripe.subscriptions.retrieve(id),
    invoices: async (): Promise<readonly Stripe.Invoice[]> =>
      (await open.stripe.invoices.list({ customer: done.customer ?? '' })).data.toReversed(),
    item: async () => (await open.stripe.subscriptions.retrieve(id)).items.data[0]?.id ?? '',
    /** Saves another card as the one that invoices are paid with. */
    useCard: async (number: string) => {
      const other = await open.checkout({ trialDays: 30 }, done.customer ?? '');
      const paid = await payByCard(open.sandbox, other.id, number);
      const made = await open.stripe.subscriptions.retrieve(paid.subscription ?? '');
      await open.stripe.subscriptions.cancel(made.id);
      await open.stripe.subscriptions.update(id, {
        default_payment_method: idOf(made.default_payment_method),
      });
    },
  };
};

test('a subscription from the 31st renews at every month’s end, also when nobody looked for months', async () => {
  const sam = await subscriber();
  await open.goTo('2026-05-30T10:00:00Z');
  const invoices = await sam.invoices();
  expect(invoices.map(({ created }) => day(created))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(invoices.map(({ status, amount_paid: paid }) => [status, paid])).toEqual(
    Array.from({ length: 4 }, () => ['paid', 999]),
  );
  expect(invoices.map(({ number }) => number?.slice(-4))).toEqual(['0001', '0002', '0003', '0004']);
  const { items, status } = await sam.now();
  expect([status, day(items.data[0]?.current_period_end)]).toEqual(['active', '2026-05-31']);
});

test('a trial is announced to end three days before, once, and then paid', async () => {
  const sam = await subscriber({ trialDays: 7 });
  await open.goTo('2026-02-04T09:59:00Z');
  expect(typesOf()).not.toContain('customer.subscription.trial_will_end');
  await open.goTo('2026-02-04T10:00:00Z');
  await open.goTo('2026-02-05T10:00:00Z');
  const announced = typesOf().filter((type) => type === 'customer.subscription.trial_will_end');
  expect(announced).toHaveLength(1);
  await open.goTo('2026-02-07T10:00:00Z');
  expect(await sam.now()).toMatchObject({ status: 'active' });
  expect((await sam.invoices()).map(({ amount_paid: paid }) => paid)).toEqual([0, 999]);
});

test('a card that fails at the end of the trial is tried again after 3, 5 and 7 days, then the subscription ends', async () => {
  const sam = await subscriber({ trialDays: 7 }, CARD.failsWhenCharged);
  await open.goTo('2026-02-07T10:00:00Z');
  expect(await sam.now()).toMatchObject({ status: 'past_due' });
  const attempts = async () => (await sam.invoices()).at(-1);
  expect(day((await attempts())?.next_payment_attempt ?? 0)).toBe('2026-02-10');
  await open.goTo('2026-02-10T10:00:00Z');
  expect(day((await attempts())?.next_payment_attempt ?? 0)).toBe('2026-02-15');
  await open.goTo('2026-02-15T10:00:00Z');
  expect(day((await attempts())?.next_payment_attempt ?? 0)).toBe('2026-02-22');
  await open.goTo('2026-02-22T10:00:00Z');
  expect(await sam.now()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(await attempts()).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
  expect(typesOf().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(typesOf().at(-1)).toBe('customer.subscription.deleted');
});

test('with another card the open invoice is paid, and the subscription is active again', async () => {
  const sam = await subscriber();
  await sam.useCard(CARD.failsWhenCharged);
  await open.goTo('2026-03-01T10:00:00Z');
  expect(await sam.now()).toMatchObject({ status: 'past_due' });
  const open1 = (await sam.invoices()).find(({ status }) => status === 'open');
  await expect(open.stripe.invoices.pay(open1?.id ?? '')).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code: 'generic_decline',
  });
  await sam.useCard(CARD.mastercard);
  expect(await open.stripe.invoices.pay(open1?.id ?? '')).toMatchObject({ status: 'paid' });
  expect(await sam.now()).toMatchObject({ status: 'active' });
  await open.goTo('2026-03-31T10:00:00Z');
  expect((await sam.invoices()).at(-1)).toMatchObject({ status: 'paid', amount_paid: 999 });
});

test('a card that always asks for authentication leaves the renewal waiting for its owner', async () => {
  const sam = await subscriber({}, CARD.authenticateAlways);
  await open.goTo('2026-02-28T10:00:00Z');
  expect(await sam.now()).toMatchObject({ status: 'past_due' });
  expect(typesOf()).toContain('invoice.payment_action_required');
  const once = await subscriber({}, CARD.authenticateOnce);
  await open.goTo('2026-03-28T10:00:00Z');
  expect(await once.now()).toMatchObject({ status: 'active' });
});

test.each(['none', 'always_invoice'] as const)(
  'a trial that ends with a change of plan (%s) is one invoice, of the new plan, or none at all',
  async (proration) => {
    const sam = await subscriber({ trialDays: 7 });
    await open.goTo('2026-02-03T10:00:00Z');
    const change = {
      items: [{ id: await sam.item(), price: PREMIUM }],
      proration_behavior: proration,
      trial_end: 'now' as const,
    };
    const preview = await open.stripe.invoices.createPreview({
      subscription: sam.id,
      subscription_details: change,
    });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([1999]);
    const before = (await sam.invoices()).length;
    const update = () =>
      open.stripe.subscriptions.update(sam.id, {
        ...change,
        payment_behavior: 'error_if_incomplete',
      });
    await sam.useCard(CARD.failsWhenCharged);
    await expect(update()).rejects.toMatchObject({ type: 'StripeCardError' });
    expect(await sam.now()).toMatchObject({ status: 'trialing' });
    await sam.useCard(CARD.good);
    const paidBefore = (await sam.invoices()).filter(({ total }) => total > 0);
    expect([paidBefore.length, before]).toEqual([0, 1]);
    await update();
    const billed = (await sam.invoices()).filter(({ total }) => total > 0);
    expect(billed.map(({ amount_paid: paid, status }) => [paid, status])).toEqual([[1999, 'paid']]);
    expect(billed[0]?.lines.data.map(({ description }) => description)).toEqual([
      '1 × Premium (at $19.99 / month)',
    ]);
    expect(await sam.now()).toMatchObject({ status: 'active' });
  },
);

test('an upgrade takes at once what its preview said, to the cent', async () => {
  const sam = await subscriber();
  await open.goTo('2026-02-07T10:00:00Z');
  const prorationDate = seconds('2026-02-07T10:00:00Z');
  const change = {
    items: [{ id: await sam.item(), price: PREMIUM }],
    proration_behavior: 'always_invoice' as const,
    proration_date: prorationDate,
  };
  const preview = await open.stripe.invoices.createPreview({
    subscription: sam.id,
    subscription_details: change,
  });
  // Three of four weeks are left: 999 × 3/4 = 749.25 back, 1999 × 3/4 = 1499.25 to pay.
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-749, 1499]);
  expect(preview.amount_due).toBe(750);
  await open.goTo('2026-02-07T10:04:00Z');
  await open.stripe.subscriptions.update(sam.id, {
    ...change,
    payment_behavior: 'error_if_incomplete',
  });
  expect((await sam.invoices()).at(-1)).toMatchObject({
    billing_reason: 'subscription_update',
    status: 'paid',
    amount_paid: preview.amount_due,
  });
  await open.goTo('2026-02-28T10:00:00Z');
  expect((await sam.invoices()).at(-1)).toMatchObject({ amount_paid: 1999 });
});

test('a downgrade’s credit stays on the balance and pays the next invoices', async () => {
  const sam = await subscriber({ price: PREMIUM });
  await open.goTo('2026-02-07T10:00:00Z');
  await open.stripe.subscriptions.update(sam.id, {
    items: [{ id: await sam.item(), price: STANDARD }],
    proration_behavior: 'always_invoice',
  });
  expect((await sam.invoices()).at(-1)).toMatchObject({
    total: -750,
    amount_due: 0,
    status: 'paid',
    ending_balance: -750,
  });
  await open.goTo('2026-02-28T10:00:00Z');
  expect((await sam.invoices()).at(-1)).toMatchObject({
    total: 999,
    starting_balance: -750,
    amount_paid: 249,
    ending_balance: 0,
  });
});

test('prorations without an invoice of their own wait for the next one, as its preview says', async () => {
  const sam = await subscriber();
  await open.goTo('2026-02-21T10:00:00Z');
  await open.stripe.subscriptions.update(sam.id, {
    items: [{ id: await sam.item(), price: PREMIUM }],
    proration_behavior: 'create_prorations',
  });
  const preview = await open.stripe.invoices.createPreview({ subscription: sam.id });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-250, 500, 1999]);
  await open.goTo('2026-02-28T10:00:00Z');
  expect((await sam.invoices()).at(-1)).toMatchObject({ amount_paid: 2249 });
});

test('an upgrade that the card refuses changes nothing', async () => {
  const sam = await subscriber();
  await sam.useCard(CARD.failsWhenCharged);
  await open.goTo('2026-02-07T10:00:00Z');
  await expect(
    open.stripe.subscriptions.update(sam.id, {
      items: [{ id: await sam.item(), price: PREMIUM }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    }),
  ).rejects.toMatchObject({ type: 'StripeCardError' });
  expect(await sam.now()).toMatchObject({
    status: 'active',
    items: { data: [{ price: { id: STANDARD } }] },
  });
});

test('cancelled at the end of the period it lasts until there; resumed before, it renews', async () => {
  const sam = await subscriber();
  await open.stripe.subscriptions.update(sam.id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'too_expensive', comment: 'Sold the car' },
  });
  expect(await sam.now()).toMatchObject({
    status: 'active',
    cancel_at: seconds('2026-02-28T10:00:00Z'),
    cancellation_details: { feedback: 'too_expensive', comment: 'Sold the car' },
  });
  await open.stripe.subscriptions.update(sam.id, { cancel_at_period_end: false });
  await open.goTo('2026-03-01T10:00:00Z');
  expect(await sam.now()).toMatchObject({ status: 'active', canceled_at: null });
  await open.stripe.subscriptions.update(sam.id, { cancel_at_period_end: true });
  await open.goTo('2026-04-15T10:00:00Z');
  expect(await sam.now()).toMatchObject({
    status: 'canceled',
    ended_at: seconds('2026-03-31T10:00:00Z'),
  });
  expect(await sam.invoices()).toHaveLength(2);
});

test('a trial that is ended at once is paid at once, and its cycle begins there', async () => {
  const sam = await subscriber({ trialDays: 7 });
  await open.goTo('2026-02-02T12:00:00Z');
  await open.stripe.subscriptions.update(sam.id, { trial_end: 'now' });
  const { status, items } = await sam.now();
  expect([status, day(items.data[0]?.current_period_end)]).toEqual(['active', '2026-03-02']);
  expect((await sam.invoices()).at(-1)).toMatchObject({ amount_paid: 999 });
});

test('a first payment that fails leaves it incomplete for 23 hours', async () => {
  const sam = await subscriber({ trialDays: 7 }, CARD.failsWhenCharged);
  const made = await open.stripe.subscriptions.create({
    customer: sam.customer,
    items: [{ price: PREMIUM }],
  });
  expect(made.status).toBe('incomplete');
  await open.goTo('2026-02-01T09:00:00Z');
  expect(await open.stripe.subscriptions.retrieve(made.id)).toMatchObject({
    status: 'incomplete_expired',
  });
});

test('set up so, a subscription is unpaid after the last retry, or paused without a card', async () => {
  open = await openSandbox(database.db, { start: '2026-01-31T10:00:00Z', afterRetries: 'unpaid' });
  const sam = await subscriber({ trialDays: 7 }, CARD.failsWhenCharged);
  const customer = (await open.stripe.customers.create({})).id;
  const bare = await open.stripe.subscriptions.create({
    customer,
    items: [{ price: STANDARD }],
    trial_period_days: 3,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  await open.goTo('2026-03-15T10:00:00Z');
  expect(await sam.now()).toMatchObject({ status: 'unpaid' });
  expect((await sam.invoices()).at(-1)).toMatchObject({ status: 'draft' });
  expect(await open.stripe.subscriptions.retrieve(bare.id)).toMatchObject({ status: 'paused' });
});

test('an event that the webhook does not take comes again until it does, signed anew, and can be replayed', async () => {
  const taken: string[] = [];
  let isAway = true;
  open = await openSandbox(database.db, {
    start: '2026-01-31T10:00:00Z',
    deliver: async (body) => {
      if (isAway) return 503;
      taken.push(JSON.parse(body).id);
      return 200;
    },
  });
  const sam = await subscriber();
  expect(taken).toEqual([]);
  isAway = false;
  await open.goTo('2026-01-31T10:00:30Z');
  expect(taken).toEqual([]);
  await open.goTo('2026-01-31T10:02:00Z');
  const count = taken.length;
  expect(count).toBeGreaterThan(3);
  await open.goTo('2026-01-31T12:00:00Z');
  expect(taken).toHaveLength(count);
  await open.sandbox.redeliver([taken[0] ?? '']);
  expect(taken.at(-1)).toBe(taken[0]);
  expect(await sam.now()).toMatchObject({ status: 'active' });
});
