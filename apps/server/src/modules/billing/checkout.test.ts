import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import {
  changePlan,
  createCheckout,
  createPortalSession,
  previewPlanChange,
} from '@wrenchwise/contract/endpoints/billing';
import { listPlans } from '@wrenchwise/contract/endpoints/subscription';
import { rowsOf } from '@wrenchwise/database/database';
import { CARD, payByCard } from '@wrenchwise/stripe-sandbox/testing/pay-by-card';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type BillingApp,
  checkoutOf,
  openBillingApp,
  PREMIUM,
  STANDARD,
} from '../../testing/billing-app.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { tablesWith } from '../../testing/rows-with.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(() => app.close());

const checkout = (user: QuickUser, price = STANDARD) =>
  user.call(createCheckout, { body: checkoutOf(price) });

const post = (user: Pick<QuickUser, 'request'>, body: unknown, key?: string): Promise<Response> =>
  user.request(createCheckout.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });

/** Checkout pages that are open at the provider for a user. */
const openPages = async (user: QuickUser): Promise<number> => {
  const rows = await rowsOf(
    app.database.db,
    sql`select 1 from sandbox_payment_objects o join payment_subscriptions c on c.customer_id = o.customer_id
        where c.user_id = ${user.id} and o.kind = 'checkout.session' and o.object ->> 'status' = 'open'`,
  );
  return rows.length;
};

describe('a checkout', () => {
  test('of somebody who is signed out is refused with the words that lead to log-in', async () => {
    await expect(
      app.newBrowser().call(createCheckout, { body: checkoutOf(STANDARD) }),
    ).rejects.toThrow('Authentication required for checkout');
  });

  test('double-clicked, with and without a key, is one page', async () => {
    const user = await newUserQuickly(app);
    const pages = await Promise.all([checkout(user), checkout(user), checkout(user)]);
    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
    const body = checkoutOf(STANDARD);
    const answers = await Promise.all([post(user, body, 'a'), post(user, body, 'a')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openPages(user)).toBe(1);
  });

  test('with the same key for another plan is a conflict', async () => {
    const user = await newUserQuickly(app);
    expect((await post(user, checkoutOf(STANDARD), 'mine')).status).toBe(200);
    const answer = await post(user, checkoutOf(PREMIUM), 'mine');
    expect(await answer.json()).toMatchObject({ code: 'request/idempotency-conflict' });
  });

  test('of another plan closes the page before, so that nobody pays twice', async () => {
    const user = await newUserQuickly(app);
    const first = await checkout(user, STANDARD);
    const second = await checkout(user, PREMIUM);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await openPages(user)).toBe(1);
    await expect(payByCard(app.sandbox, first.sessionId, CARD.good)).rejects.toBeInstanceOf(Error);
  });

  test('of who has a plan is refused, also before any webhook has reported of it', async () => {
    const user = await newUserQuickly(app);
    const { sessionId } = await checkout(user);
    await payByCard(app.sandbox, sessionId, CARD.good);
    expect(await codeOf(checkout(user, PREMIUM))).toBe('checkout/already-subscribed');
  });

  test('leads back to this site only, and sells what is in the catalogue only', async () => {
    const user = await newUserQuickly(app);
    const body = checkoutOf(STANDARD);
    for (const wrong of [
      { ...body, success_url: 'https://evil.example/thanks' },
      { ...body, cancel_url: '//evil.example' },
      { ...body, cancel_url: 'javascript:alert(1)' },
      { ...body, success_url: 'http://a:b@wrenchwise.test/' },
      { ...body, mode: 'payment' },
      { ...body, price_id: '' },
    ]) {
      const answer = await post(user, wrong);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'request/invalid' },
      ]);
    }
    expect(await codeOf(checkout(user, 'price_of_somebody_else'))).toBe('checkout/unknown-price');
    const { plans } = await user.call(listPlans, {});
    expect(plans.map(({ priceId }) => priceId)).toEqual([null, STANDARD, PREMIUM]);
  });

  test('is no one else’s business: two people have two pages and two customers', async () => {
    const [one, two] = [await newUserQuickly(app), await newUserQuickly(app)];
    const pages = [await checkout(one), await checkout(two)];
    expect(pages[0]?.sessionId).not.toBe(pages[1]?.sessionId);
    await payByCard(app.sandbox, pages[0]?.sessionId ?? '', CARD.good);
    await app.settle();
    expect(await app.stateOf(one)).toMatchObject({ tier: 'pro' });
    expect(await app.stateOf(two)).toMatchObject({ tier: 'free', paymentMethod: null });
  });
});

describe('the trial', () => {
  const ALWAYS_NEW = CARD.authenticateOnce;

  test('is once for a person: a second subscription begins with a bill', async () => {
    const user = await app.subscriber({ card: ALWAYS_NEW });
    expect(await app.stateOf(user)).toMatchObject({ status: 'trialing', trialAvailable: false });
    await app.database.db.execute(
      sql`update sandbox_payment_objects set object = object || '{"status": "canceled", "ended_at": 1}'
          where kind = 'subscription' and customer_id =
            (select customer_id from payment_subscriptions where user_id = ${user.id})`,
    );
    await app.buy(user, { card: ALWAYS_NEW });
    expect(await app.stateOf(user)).toMatchObject({ status: 'active', tier: 'pro' });
  });

  test('is once for a card: with a new account it ends at once, and the mail says so', async () => {
    const first = await app.subscriber({ card: CARD.mastercard });
    expect(await app.stateOf(first)).toMatchObject({ status: 'trialing' });
    await first.call(deleteAccount, { body: { email: first.email } });
    await app.settle();
    const again = await app.subscriber({ card: CARD.mastercard });
    expect(await app.stateOf(again)).toMatchObject({ status: 'active', tier: 'pro' });
    const subjects = await app.subjects(again);
    expect(subjects).toContain('Your Standard plan has started without a trial');
    expect(subjects.filter((subject) => subject.includes('without a trial'))).toHaveLength(1);
  });
});

describe('a change of plan', () => {
  test('needs a running plan, another one, and a preview that is fresh', async () => {
    const nobody = await newUserQuickly(app);
    const preview = (user: QuickUser, planId: 'free' | 'pro' | 'enterprise') =>
      user.call(previewPlanChange, { body: { planId } });
    expect(await codeOf(preview(nobody, 'pro'))).toBe('subscription/nothing-to-change');
    expect(await codeOf(nobody.call(createPortalSession, { body: {} }))).toBe(
      'payment/no-customer',
    );
    const user = await app.subscriber({ price: PREMIUM });
    expect(await codeOf(preview(user, 'enterprise'))).toBe('subscription/same-plan');
    const { prorationDate } = await preview(user, 'pro');
    for (const date of [prorationDate - 3600, prorationDate + 3600, 0]) {
      const change = user.call(changePlan, { body: { planId: 'pro', prorationDate: date } });
      expect(await codeOf(change)).toBe('subscription/preview-expired');
    }
    expect(await preview(user, 'free')).toMatchObject({ dueNow: 0, nextAmount: 0 });
    const left = await user.call(changePlan, { body: { planId: 'free', prorationDate } });
    expect(left).toMatchObject({ status: 'canceled', tier: 'enterprise', cancelAtPeriodEnd: true });
  });

  test('that the card does not pay for changes nothing', async () => {
    const user = await app.subscriber({ price: STANDARD });
    await app.useCard(user, CARD.failsWhenCharged);
    const before = await app.stateOf(user);
    const { prorationDate } = await user.call(previewPlanChange, {
      body: { planId: 'enterprise' },
    });
    const change = user.call(changePlan, { body: { planId: 'enterprise', prorationDate } });
    expect(await codeOf(change)).toBe('payment/card-declined');
    expect(await app.stateOf(user)).toEqual(before);
  });
});

test('a deleted account is forgotten by the provider too, and pays no more', async () => {
  const user = await app.subscriber({ price: PREMIUM });
  const [row] = await rowsOf(
    app.database.db,
    sql`select customer_id from payment_subscriptions where user_id = ${user.id}`,
  );
  await user.call(deleteAccount, { body: { email: user.email } });
  await app.settle();
  expect(await tablesWith(app.database.db, user.id)).toEqual([]);
  expect(await tablesWith(app.database.db, user.email)).toEqual([]);
  const running = await rowsOf(
    app.database.db,
    sql`select 1 from sandbox_payment_objects where customer_id = ${String(row?.['customer_id'])}
          and kind = 'subscription' and object ->> 'status' <> 'canceled'`,
  );
  expect(running).toEqual([]);
});
