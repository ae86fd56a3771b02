import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { getSubscription, getUsage } from '@wrenchwise/contract/endpoints/subscription';
import type { PlanId } from '@wrenchwise/rules/plans';
import type { SubscriptionStatus } from '@wrenchwise/rules/subscription';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { usageTracking } from '../../platform/usage/usage.tables.ts';
import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage, storedDiagnoses, useUp } from '../../testing/usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const diagnose = (user: QuickUser): Promise<unknown> =>
  codeOf(user.call(endpoints.createDiagnosis, { body: GRINDING }));

/** A user with `left` units of the free allowance. */
const userWith = async (left: number): Promise<QuickUser> => {
  const user = await newUserQuickly(app);
  if (left < 5) await useUp(app.database.db, user.id, 'diagnoses', 5 - left);
  return user;
};

describe('the month’s allowance', () => {
  test('gives the free plan five diagnoses and refuses the sixth with 402', async () => {
    const user = await newUserQuickly(app);
    for (let used = 1; used <= 5; used += 1) {
      expect(await diagnose(user)).toBe('succeeded');
      expect((await user.call(getUsage, {})).diagnoses).toEqual({ used, limit: 5 });
    }
    expect(await diagnose(user)).toBe('usage/diagnosis-limit');
    const refused = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(GRINDING),
    });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      code: 'usage/diagnosis-limit',
      title: 'Monthly diagnosis limit reached. Please upgrade your plan for more diagnoses.',
    });
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 5, setAside: 0 });
    expect(await storedDiagnoses(db, user.id)).toBe(5);
  });

  const cases: readonly [SubscriptionStatus, PlanId, number, tier: PlanId][] = [
    ['active', 'pro', 10, 'pro'],
    ['trialing', 'pro', 5, 'pro'],
    ['active', 'enterprise', 10, 'enterprise'],
    ['canceled', 'pro', 3, 'pro'],
    ['past_due', 'pro', 3, 'pro'],
    ['canceled', 'pro', -1, 'free'],
    ['past_due', 'enterprise', -1, 'free'],
    ['unpaid', 'pro', 3, 'free'],
    ['paused', 'pro', 3, 'free'],
    ['incomplete', 'pro', 3, 'free'],
  ];
  test.each(cases)(
    'a subscription that is %s on %s with %i days left entitles to the allowance of %s',
    async (status, planId, days, tier) => {
      const user = await userWith(0);
      const { db } = app.database;
      await subscribe(db, user.id, { planId, status, periodEnd: inDays(days) });
      const isPaid = tier !== 'free';
      expect(await diagnose(user)).toBe(isPaid ? 'succeeded' : 'usage/diagnosis-limit');
      const shown = await user.call(getSubscription, {});
      expect(shown.tier).toBe(tier);
      expect(shown.limits.diagnoses).toBe(isPaid ? null : 5);
    },
  );

  test('an operator’s allowance in usage_limits is the one that counts', async () => {
    const own = await openTestApp({ withBystander: true });
    try {
      await own.database.db.execute(
        sql`update usage_limits set allowance = 1 where tier = 'free' and metric = 'diagnoses'`,
      );
      const user = await newUserQuickly(own);
      expect(await diagnose(user)).toBe('succeeded');
      expect(await diagnose(user)).toBe('usage/diagnosis-limit');
      expect((await user.call(getUsage, {})).diagnoses).toEqual({ used: 1, limit: 1 });
    } finally {
      await own.close();
    }
  });

  test('starts anew with the month and leaves last month’s count alone', async () => {
    const user = await userWith(0);
    expect(await diagnose(user)).toBe('usage/diagnosis-limit');
    const { db } = app.database;
    await db.execute(
      sql`update usage_tracking set month = (usage_month() - interval '1 month')::date where user_id = ${user.id}`,
    );
    expect((await user.call(getUsage, {})).diagnoses).toEqual({ used: 0, limit: 5 });
    expect(await diagnose(user)).toBe('succeeded');
    const months = await db
      .select()
      .from(usageTracking)
      .where(eq(usageTracking.userId, user.id))
      .orderBy(asc(usageTracking.month));
    expect(months.map((month) => month.used)).toEqual([5, 1]);
  });
});

describe('requests at the same moment', () => {
  test('of 20 with one unit left exactly one succeeds and 19 are answered so', async () => {
    const user = await userWith(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        user.request('/api/diagnoses', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(GRINDING),
        }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(19);
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 5, setAside: 0 });
    expect(await storedDiagnoses(db, user.id)).toBe(1);
  });

  test('one user’s requests do not use another’s allowance', async () => {
    const users = await Promise.all([userWith(1), userWith(1), userWith(1)]);
    const codes = await Promise.all(users.flatMap((user) => [diagnose(user), diagnose(user)]));
    expect(codes.filter((code) => code === 'succeeded')).toHaveLength(3);
    const { db } = app.database;
    for (const { id } of users) expect((await countedUsage(db, id)).diagnoses).toBe(5);
  });
});

describe('a unit that a crash left set aside', () => {
  const leaveReservation = (userId: string, lease: string) =>
    app.database.db.execute(
      sql`insert into usage_reservations (user_id, metric, month, expires_at)
          values (${userId}, 'diagnoses', usage_month(), app_now() + ${lease}::interval)`,
    );

  test('counts while its lease runs', async () => {
    const user = await userWith(1);
    await leaveReservation(user.id, '1 minute');
    expect(await diagnose(user)).toBe('usage/diagnosis-limit');
  });

  test('is free again once its lease has lapsed', async () => {
    const user = await userWith(1);
    await leaveReservation(user.id, '-1 second');
    expect(await diagnose(user)).toBe('succeeded');
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 5, setAside: 0 });
    expect(await diagnose(user)).toBe('usage/diagnosis-limit');
  });
});
