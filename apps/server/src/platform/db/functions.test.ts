import { type Database, rowsOf } from '@wrenchwise/database/database';
import { SQLSTATE } from '@wrenchwise/database/sqlstate';
import { sqlStateOfRun } from '@wrenchwise/database/testing/sqlstate-of';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { PLAN_IDS, PLANS } from '@wrenchwise/rules/plans';
import { isActive, SUBSCRIPTION_STATUSES } from '@wrenchwise/rules/subscription';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { subscriptions } from '../../modules/billing/subscriptions.tables.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { DAY_MS, inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { countedUsage, useUp } from '../../testing/usage.ts';
import { users } from './users.tables.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

/** The single value of a statement. */
const valueOf = async (statement: SQL, on: Database = db): Promise<unknown> => {
  const [row] = await rowsOf(on, statement);
  return Object.values(row ?? {})[0];
};

describe('entitled_plan', () => {
  const entitled = (userId: string) => valueOf(sql`select entitled_plan(${userId}::uuid)`);

  test.each(SUBSCRIPTION_STATUSES)(
    'of a %s subscription is its plan while it is active, or cancelled or past due before its end',
    async (status) => {
      const userId = await insertUser(db);
      for (const planId of [...PLAN_IDS, 'legacy'] as const) {
        for (const days of [-1, 1]) {
          await subscribe(db, userId, { planId, status, periodEnd: inDays(days) });
          const isPaidFor = status === 'canceled' || status === 'past_due' ? days > 0 : false;
          const isEntitled = planId !== 'legacy' && (isActive(status) || isPaidFor);
          expect([planId, days, await entitled(userId)]).toEqual([
            planId,
            days,
            isEntitled ? planId : 'free',
          ]);
        }
      }
    },
  );

  test('is free for somebody who never subscribed, and for a deleted subscription', async () => {
    const userId = await insertUser(db);
    expect(await entitled(userId)).toBe('free');
    await subscribe(db, userId, { planId: 'pro', status: 'active', periodEnd: inDays(9) });
    expect(await entitled(userId)).toBe('pro');
    await db.execute(
      sql`update subscriptions set deleted_at = app_now() where user_id = ${userId}`,
    );
    expect(await entitled(userId)).toBe('free');
  });
});

describe('check_usage_limits', () => {
  test('answers by its documented parameter names', async () => {
    const userId = await insertUser(db);
    const check = (metric: string) =>
      valueOf(
        sql`select check_usage_limits(p_user_id => ${userId}::uuid, p_metric_name => ${metric})`,
      );
    expect(await check('diagnoses')).toBe(true);
    await useUp(db, userId, 'diagnoses', 5);
    expect(await check('diagnoses')).toBe(false);
    expect(await check('repair_guides')).toBe(true);
    await useUp(db, userId, 'repair_guides', 1);
    expect(await check('repair_guides')).toBe(false);
    expect(await check('repairGuides')).toBe(false);
    expect(await valueOf(sql`select check_usage_limits(p_user_id => ${userId}::uuid)`)).toBe(false);
  });

  test.each(PLAN_IDS)('allows what the catalogue says of %s', async (planId) => {
    const userId = await insertUser(db);
    await subscribe(db, userId, { planId, status: 'active', periodEnd: inDays(9) });
    for (const [metric, allowed] of [
      ['diagnoses', PLANS[planId].allowances.diagnoses],
      ['repair_guides', PLANS[planId].allowances.repairGuides],
    ] as const) {
      const check = () => valueOf(sql`select check_usage_limits(${userId}::uuid, ${metric})`);
      await useUp(db, userId, metric, (allowed ?? 1001) - (allowed === 1 ? 0 : 1));
      expect(await check()).toBe(allowed !== 1);
      if (allowed !== 1) await useUp(db, userId, metric, 1);
      expect(await check()).toBe(allowed === null);
    }
  });

  test('refuses a metric that it does not know', async () => {
    const userId = await insertUser(db);
    const run = db.execute(sql`select check_usage_limits(${userId}::uuid, 'coffees')`);
    expect(await sqlStateOfRun(run)).toBe(SQLSTATE.invalidParameterValue);
  });
});

describe('usage_overview', () => {
  test('asks for the plan once, however many metrics it names', async () => {
    const userId = await insertUser(db);
    const own = await openTestDatabase();
    try {
      await own.db.execute(sql`create sequence plans_asked`);
      await own.db.execute(
        sql.raw(`create or replace function entitled_plan(p_user_id uuid) returns text language plpgsql as $$
          begin perform nextval('plans_asked'); return 'free'; end $$`),
      );
      const asked = async () =>
        Number(await valueOf(sql`select last_value from plans_asked`, own.db));
      const rows = await rowsOf(own.db, sql`select metric from usage_overview(${userId}::uuid)`);
      expect(rows.length).toBeGreaterThan(3);
      expect(await asked()).toBe(1);
      await own.db.execute(sql`select usage_allowance(${userId}::uuid, 'diagnoses')`);
      expect(await asked()).toBe(2);
    } finally {
      await own.close();
    }
  });
});

describe('increment_usage', () => {
  test('counts by its documented parameter names and answers the total', async () => {
    const userId = await insertUser(db);
    const add = (metric: string, amount: number) =>
      valueOf(
        sql`select increment_usage(p_user_id => ${userId}::uuid, p_metric => ${metric}, p_amount => ${amount})`,
      );
    expect(await add('diagnoses', 1)).toBe(1);
    expect(await add('diagnoses', 3)).toBe(4);
    expect(await add('repair_guides', 1)).toBe(1);
    expect(await add('repairGuides', 1)).toBe(2);
    expect(await countedUsage(db, userId)).toEqual({ diagnoses: 4, repairGuides: 2, setAside: 0 });
  });

  test.each([0, -1, null])('never lowers a count: an amount of %s is refused', async (amount) => {
    const userId = await insertUser(db);
    await useUp(db, userId, 'diagnoses', 3);
    const run = db.execute(
      sql`select increment_usage(${userId}::uuid, 'diagnoses', ${amount}::integer)`,
    );
    expect(await sqlStateOfRun(run)).toBe(SQLSTATE.invalidParameterValue);
    expect((await countedUsage(db, userId)).diagnoses).toBe(3);
  });

  test('loses nothing when many count at once', async () => {
    const userId = await insertUser(db);
    await Promise.all(Array.from({ length: 25 }, () => useUp(db, userId, 'diagnoses', 1)));
    expect((await countedUsage(db, userId)).diagnoses).toBe(25);
  });
});

describe('a unit that is set aside', () => {
  const reserve = (userId: string) =>
    valueOf(sql`select reserve_usage(${userId}::uuid, 'diagnoses', interval '1 minute')`);
  const settle = (userId: string, id: unknown) =>
    valueOf(sql`select settle_usage(${userId}::uuid, ${id}::uuid)`);

  test('is counted once when it is settled, however often', async () => {
    const userId = await insertUser(db);
    const id = await reserve(userId);
    expect(await settle(userId, id)).toBe(true);
    expect(await settle(userId, id)).toBe(false);
    expect(await countedUsage(db, userId)).toMatchObject({ diagnoses: 1, setAside: 0 });
  });

  test('is not counted when it is given back, and cannot be settled after', async () => {
    const userId = await insertUser(db);
    const id = await reserve(userId);
    await db.execute(sql`select release_usage(${userId}::uuid, ${String(id)}::uuid)`);
    expect(await settle(userId, id)).toBe(false);
    expect(await countedUsage(db, userId)).toMatchObject({ diagnoses: 0, setAside: 0 });
  });

  test('is its owner’s only to settle and to give back', async () => {
    const [owner, thief] = [await insertUser(db), await insertUser(db)];
    const id = await reserve(owner);
    expect(await settle(thief, id)).toBe(false);
    await db.execute(sql`select release_usage(${thief}::uuid, ${String(id)}::uuid)`);
    expect(await countedUsage(db, owner)).toMatchObject({ setAside: 1 });
  });

  test('of one metric leaves the other alone', async () => {
    const userId = await insertUser(db);
    for (let unit = 0; unit < 5; unit += 1) expect(await reserve(userId)).not.toBeNull();
    expect(await reserve(userId)).toBeNull();
    const guide = sql`select reserve_usage(${userId}::uuid, 'repair_guides', interval '1 minute')`;
    expect(await valueOf(guide)).not.toBeNull();
  });
});

describe('cancel_subscription', () => {
  const cancel = (userId: string) =>
    valueOf(sql`select cancel_subscription(p_user_id => ${userId}::uuid)`);

  test.each(['active', 'trialing'] as const)(
    'cancels an %s subscription at once and leaves its plan until the end of the period',
    async (status) => {
      const userId = await insertUser(db);
      await subscribe(db, userId, { planId: 'pro', status, periodEnd: inDays(9) });
      expect(await cancel(userId)).toBe(true);
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      expect(row).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: true });
      expect(row?.canceledAt).toBeInstanceOf(Date);
      expect(await valueOf(sql`select entitled_plan(${userId}::uuid)`)).toBe('pro');
    },
  );

  test('has nothing to cancel twice, or for somebody without a subscription', async () => {
    const userId = await insertUser(db);
    expect(await cancel(userId)).toBe(false);
    await subscribe(db, userId, { planId: 'pro', status: 'active', periodEnd: inDays(9) });
    expect(await cancel(userId)).toBe(true);
    expect(await cancel(userId)).toBe(false);
  });
});

describe('take_rate_limit', () => {
  const take = (key: string, limit: number, seconds: number) =>
    valueOf(sql`select take_rate_limit(${key}, ${limit}, ${seconds})`);

  test('allows so many calls in a window, then shows how long to wait', async () => {
    expect(await take('a', 2, 60)).toBe(0);
    expect(await take('a', 2, 60)).toBe(0);
    const wait = Number(await take('a', 2, 60));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('counts every key by itself', async () => {
    expect(await take('b', 1, 60)).toBe(0);
    expect(await take('c', 1, 60)).toBe(0);
  });

  test('starts anew once the window has passed', async () => {
    expect(await take('d', 1, 60)).toBe(0);
    expect(Number(await take('d', 1, 60))).toBeGreaterThan(0);
    await db.execute(
      sql`update rate_limits set window_start = app_now() - interval '61 seconds' where key = 'd'`,
    );
    expect(await take('d', 1, 60)).toBe(0);
    expect(Number(await take('d', 1, 60))).toBeGreaterThan(0);
  });

  test('a refused caller who keeps calling does not wait for ever', async () => {
    for (let call = 0; call < 10; call += 1) await take('e', 1, 60);
    await db.execute(
      sql`update rate_limits set window_start = window_start - interval '59 seconds' where key = 'e'`,
    );
    expect(await take('e', 1, 60)).toBeLessThanOrEqual(1);
  });

  test('of many calls at once lets exactly the limit through', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => take('f', 7, 60)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  });
});

describe('the shifted clock', () => {
  const FORTY_DAYS = 40 * DAY_MS;
  let later: TestDatabase;
  beforeAll(async () => {
    later = await openTestDatabase({ clockOffsetMs: FORTY_DAYS });
  });
  afterAll(() => later.close());

  test('moves the database’s now, the usage month and the defaults of columns', async () => {
    const on = later.db;
    const shift = await valueOf(sql`select extract(epoch from app_now() - now())::float8`, on);
    expect(Number(shift) * 1000).toBeCloseTo(FORTY_DAYS, -1);
    const then = new Date(Date.now() + FORTY_DAYS);
    const month = `${then.toISOString().slice(0, 7)}-01`;
    expect(await valueOf(sql`select usage_month()::text`, on)).toBe(month);
    expect(await valueOf(sql`select usage_month()::text`)).not.toBe(month);
    const userId = await insertUser(on);
    const [made] = await on.select().from(users).where(eq(users.id, userId));
    expect(Math.abs((made?.createdAt.getTime() ?? 0) - then.getTime())).toBeLessThan(60_000);
  });

  test('lets leases lapse, periods end and windows pass', async () => {
    const on = later.db;
    const userId = await insertUser(on);
    await subscribe(on, userId, { planId: 'pro', status: 'canceled', periodEnd: inDays(30) });
    expect(await valueOf(sql`select entitled_plan(${userId}::uuid)`, on)).toBe('free');
    // Reserved before the clock was shifted: its month and its lease are over.
    await on.execute(
      sql`insert into usage_reservations (user_id, metric, month, expires_at)
          select ${userId}, 'diagnoses', usage_month(), now() + interval '1 day' from generate_series(1, 5)`,
    );
    expect(await valueOf(sql`select check_usage_limits(${userId}::uuid)`, on)).toBe(true);
    await on.execute(
      sql`insert into rate_limits (key, window_start, count) values ('z', now(), 99)`,
    );
    expect(await valueOf(sql`select take_rate_limit('z', 1, 3600)`, on)).toBe(0);
  });

  test('a new month gives a new allowance', async () => {
    const userId = await insertUser(db);
    await useUp(db, userId, 'diagnoses', 5);
    const check = (offset: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.clock_offset_ms', ${String(offset)}, true)`);
        const [row] = await rowsOf(tx, sql`select check_usage_limits(${userId}::uuid) as free`);
        return row?.['free'];
      });
    expect(await check(0)).toBe(false);
    expect(await check(FORTY_DAYS)).toBe(true);
  });
});
