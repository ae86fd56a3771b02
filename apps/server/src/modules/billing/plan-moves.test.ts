import {
  cancelSubscription,
  changePlan,
  previewPlanChange,
} from '@wrenchwise/contract/endpoints/billing';
import { type BillingEntry, listBillingHistory } from '@wrenchwise/contract/endpoints/subscription';
import type { PlanId } from '@wrenchwise/rules/plans';
import { monthsAfter } from '@wrenchwise/stripe-sandbox/calendar';
import { CARD } from '@wrenchwise/stripe-sandbox/testing/pay-by-card';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type BillingApp, openBillingApp, PREMIUM, STANDARD } from '../../testing/billing-app.ts';
import { codeOf } from '../../testing/code-of.ts';
import type { QuickUser } from '../../testing/quick-user.ts';

/** Every move between the plans is billed as it was previewed, in each state of a subscription. */

type Paid = 'pro' | 'enterprise';
type State = 'trialing' | 'active' | 'past_due';

const PRICES = { pro: STANDARD, enterprise: PREMIUM } as const;
const CENTS = { pro: 999, enterprise: 1999 } as const;
const NAMES = { pro: 'Standard', enterprise: 'Premium' } as const;

let app: BillingApp;
/** When the plan of the current test begins. */
let begin = Date.UTC(2030, 0, 5, 10);
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const DAY = 86_400_000;
const at = (days: number): string => new Date(begin + days * DAY).toISOString();

const inWords = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** 'from 8 March 2030 to 8 April 2030': the month that begins then, or what is left of that of the plan. */
const fromTo = (days: number, periodOf = days): string => {
  const end = new Date(monthsAfter((begin + periodOf * DAY) / 1000, 1) * 1000);
  return `from ${inWords(new Date(begin + days * DAY))} to ${inWords(end)}`;
};

/** Both plans begin with a trial of a week, or neither does. */
const offerTrials = (days: number) =>
  app.database.db.execute(sql`update products set trial_days = ${days}`);

/** Somebody who has had a plan in this state for three days. */
const having = async (plan: Paid, state: State): Promise<QuickUser> => {
  begin += 120 * DAY;
  // Nobody waits for the renewals of the tests before; and each test's card is another one.
  await app.database.db.executeSql(
    'delete from sandbox_payment_objects; delete from sandbox_payment_deliveries',
  );
  await app.database.db.execute(sql`delete from trial_uses`);
  await app.goTo(at(state === 'past_due' ? -31 : 0));
  await offerTrials(state === 'trialing' ? 7 : 0);
  const user = await app.subscriber({ price: PRICES[plan] });
  if (state === 'past_due') await app.useCard(user, CARD.failsWhenCharged);
  await app.goTo(at(3));
  expect(await app.stateOf(user)).toMatchObject({ planId: plan, status: state });
  return user;
};

const entriesOf = async (user: QuickUser): Promise<BillingEntry[]> => {
  await app.renewSession(user);
  return (await user.call(listBillingHistory, {})).entries;
};

const preview = async (user: QuickUser, planId: PlanId) => {
  await app.renewSession(user);
  return user.call(previewPlanChange, { body: { planId } });
};

/** Confirms a move four minutes after its preview, and returns it with what was billed by it. */
const move = async (user: QuickUser, planId: Paid) => {
  const before = new Set((await entriesOf(user)).map(({ id }) => id));
  const shown = await preview(user, planId);
  await app.goTo(new Date(Date.now() + 4 * 60_000).toISOString());
  await app.renewSession(user);
  await user.call(changePlan, { body: { planId, prorationDate: shown.prorationDate } });
  await app.settle();
  return { shown, billed: (await entriesOf(user)).filter(({ id }) => !before.has(id)) };
};

const totalOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

const MOVES = [
  ['pro', 'enterprise'],
  ['enterprise', 'pro'],
] as const;
const STATES = ['trialing', 'active'] as const;

test.each(STATES.flatMap((state) => MOVES.map(([from, to]) => [state, from, to] as const)))(
  'a move in state %s from %s to %s is billed to the cent as previewed, now and next time',
  async (state, from, to) => {
    const user = await having(from, state);
    const { shown, billed } = await move(user, to);
    const isUpgrade = to === 'enterprise';
    expect(totalOf(billed)).toBe(shown.dueNow);
    expect(billed).toHaveLength(isUpgrade ? 1 : 0);
    expect(shown.dueNow > 0).toBe(isUpgrade);
    if (isUpgrade) expect(totalOf(shown.lines)).toBe(shown.dueNow);
    expect(await app.stateOf(user)).toMatchObject({
      planId: to,
      status: isUpgrade ? 'active' : state,
    });
    // What was said of the next bill comes true as well.
    await app.goTo(new Date(Date.parse(shown.nextDate) + 3_600_000).toISOString());
    const [next] = await entriesOf(user);
    expect(next).toMatchObject({ status: 'paid', amount: shown.nextAmount });
  },
);

test('an upgrade in a trial is one bill with one line, of the new plan', async () => {
  const user = await having('pro', 'trialing');
  const { shown, billed } = await move(user, 'enterprise');
  expect(shown).toMatchObject({ dueNow: 1999, credit: 0, nextAmount: 1999 });
  const words = `Premium, monthly, ${fromTo(3)}`;
  expect(shown.lines).toEqual([{ description: words, amount: 1999 }]);
  expect(billed).toMatchObject([{ status: 'paid', amount: 1999, description: words }]);
  const receipts = (await app.mailsTo(user.email)).filter(({ subject }) =>
    subject.startsWith('Your receipt'),
  );
  expect(receipts.map(({ subject }) => subject)).toEqual(['Your receipt from Wrenchwise: $19.99']);
  expect(receipts[0]?.text).toContain(words);
  expect(receipts[0]?.text).not.toContain('Standard');
});

test('an upgrade in a paid month credits what is unused in a line of its own', async () => {
  const user = await having('pro', 'active');
  const { shown, billed } = await move(user, 'enterprise');
  expect(shown.lines.map(({ description }) => description)).toEqual([
    'Credit for unused Standard',
    `Premium, monthly, ${fromTo(3, 0)}`,
  ]);
  expect(billed[0]?.description).toBe(
    `Premium, monthly, ${fromTo(3, 0)}, less the credit for unused Standard`,
  );
});

test.each(MOVES)(
  'while a bill of %s is open, %s costs nothing and changes nothing',
  async (from, to) => {
    const user = await having(from, 'past_due');
    const before = await entriesOf(user);
    expect(await codeOf(preview(user, to))).toBe('subscription/payment-due');
    const body = { planId: to, prorationDate: Math.floor(Date.now() / 1000) };
    expect(await codeOf(user.call(changePlan, { body }))).toBe('subscription/payment-due');
    expect(await entriesOf(user)).toEqual(before);
    expect(await app.stateOf(user)).toMatchObject({ planId: from, status: 'past_due' });
  },
);

test.each(
  (['trialing', 'active'] as const).flatMap((state) =>
    (['pro', 'enterprise'] as const).map((plan) => [state, plan] as const),
  ),
)('a move in state %s from %s to Basic costs nothing, now or later', async (state, plan) => {
  const user = await having(plan, state);
  const before = await entriesOf(user);
  expect(await preview(user, 'free')).toMatchObject({ dueNow: 0, nextAmount: 0, lines: [] });
  await user.call(changePlan, {
    body: { planId: 'free', prorationDate: Math.floor(Date.now() / 1000) },
  });
  await app.goTo(at(80));
  expect(await entriesOf(user)).toEqual(before);
  expect(await app.stateOf(user)).toMatchObject({ tier: 'free' });
});

test.each(['pro', 'enterprise'] as const)(
  'from Basic, %s is a purchase of its price and no change of plan',
  async (plan) => {
    const user = await having(plan, 'active');
    expect(await entriesOf(user)).toMatchObject([
      {
        status: 'paid',
        amount: CENTS[plan],
        description: `${NAMES[plan]}, monthly, ${fromTo(0)}`,
      },
    ]);
    await user.call(changePlan, {
      body: { planId: 'free', prorationDate: Math.floor(Date.now() / 1000) },
    });
    await app.goTo(at(32));
    expect(await codeOf(preview(user, plan))).toBe('subscription/nothing-to-change');
  },
);

test.each([
  ['trialing', 'pro', 'enterprise'],
  ['active', 'enterprise', 'pro'],
] as const)(
  'a plan that was cancelled and is changed in state %s from %s to %s goes on as previewed',
  async (state, from, to) => {
    const user = await having(from, state);
    await user.call(cancelSubscription, { body: {} });
    const { shown, billed } = await move(user, to);
    expect(totalOf(billed)).toBe(shown.dueNow);
    expect(await app.stateOf(user)).toMatchObject({ planId: to, cancelAtPeriodEnd: false });
    await app.goTo(new Date(Date.parse(shown.nextDate) + 3_600_000).toISOString());
    expect((await entriesOf(user))[0]).toMatchObject({ amount: shown.nextAmount });
  },
);

test('down and up again within a month takes what is credited into account', async () => {
  const user = await having('enterprise', 'active');
  const { shown: down } = await move(user, 'pro');
  expect(down.credit).toBeGreaterThan(0);
  await app.goTo(at(15));
  const before = (await entriesOf(user)).length;
  const up = await preview(user, 'enterprise');
  await user.call(changePlan, {
    body: { planId: 'enterprise', prorationDate: up.prorationDate },
  });
  await app.settle();
  const billed = (await entriesOf(user)).slice(0, -before);
  expect(totalOf(billed.filter(({ amount }) => amount > 0))).toBe(up.dueNow);
  await app.goTo(at(32));
  expect((await entriesOf(user))[0]).toMatchObject({ status: 'paid' });
});

test('a card that is declined leaves a trial as it was, without a bill', async () => {
  const user = await having('pro', 'trialing');
  await app.useCard(user, CARD.failsWhenCharged);
  const shown = await preview(user, 'enterprise');
  const change = user.call(changePlan, {
    body: { planId: 'enterprise', prorationDate: shown.prorationDate },
  });
  expect(await codeOf(change)).toBe('payment/card-declined');
  expect(await entriesOf(user)).toEqual([]);
  expect(await app.stateOf(user)).toMatchObject({ planId: 'pro', status: 'trialing' });
});

test('the bills of one person are not those of another', async () => {
  const user = await having('pro', 'active');
  const other = await app.subscriber({ price: PREMIUM });
  const before = await entriesOf(other);
  await move(user, 'enterprise');
  expect(await entriesOf(other)).toEqual(before);
  expect(await app.stateOf(other)).toMatchObject({ planId: 'enterprise', status: 'active' });
});
