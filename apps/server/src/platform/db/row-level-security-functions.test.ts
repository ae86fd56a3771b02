import { type Database, rowsOf } from '@wrenchwise/database/database';
import { SQLSTATE } from '@wrenchwise/database/sqlstate';
import { sqlStateOfRun } from '@wrenchwise/database/testing/sqlstate-of';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** SQL functions, called by the application role in one's own name and in another's. */

let app: TestApp;
let db: Database;
let me: { readonly id: string };
let other: { readonly id: string };
beforeAll(async () => {
  app = await openTestApp();
  db = app.database.db;
  me = await newUserQuickly(app);
  other = await newUserQuickly(app);
});
afterAll(() => app.close());

const asMe = (statement: ReturnType<typeof sql>) =>
  db.forUser(me.id).transaction((tx) => rowsOf(tx, statement));

describe('the functions', () => {
  const calls = (userId: string) => ({
    check_usage_limits: sql`select check_usage_limits(${userId}::uuid)`,
    usage_overview: sql`select * from usage_overview(${userId}::uuid)`,
    reserve_usage: sql`select reserve_usage(${userId}::uuid, 'diagnoses', interval '1 minute')`,
    settle_usage: sql`select settle_usage(${userId}::uuid, gen_random_uuid())`,
    release_usage: sql`select release_usage(${userId}::uuid, gen_random_uuid())`,
    cancel_subscription: sql`select cancel_subscription(${userId}::uuid)`,
  });
  type Call = keyof ReturnType<typeof calls>;
  const NAMES: readonly Call[] = [
    'check_usage_limits',
    'usage_overview',
    'reserve_usage',
    'settle_usage',
    'release_usage',
    'cancel_subscription',
  ];

  test.each(NAMES)('%s acts for oneself and is refused for another', async (name) => {
    expect(await sqlStateOfRun(asMe(calls(other.id)[name]))).toBe(SQLSTATE.insufficientPrivilege);
    expect(await sqlStateOfRun(asMe(calls(me.id)[name]))).toBe('done');
  });

  test.each(NAMES)('%s is refused when no user is set', async (name) => {
    const run = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'app_user', true)`);
      await tx.execute(calls(me.id)[name]);
    });
    expect(await sqlStateOfRun(run)).toBe(SQLSTATE.insufficientPrivilege);
  });

  test('usage cannot be forged, nor limits, nor plans looked up, even for oneself', async () => {
    const statements = [
      sql`select increment_usage(${me.id}::uuid, 'diagnoses', 1)`,
      sql`select entitled_plan(${me.id}::uuid)`,
      sql`select usage_allowance(${me.id}::uuid, 'diagnoses')`,
      sql`select usage_taken(${me.id}::uuid, 'diagnoses')`,
      sql`select take_rate_limit('anything', 1, 1)`,
    ];
    for (const statement of statements) {
      expect(await sqlStateOfRun(asMe(statement))).toBe(SQLSTATE.insufficientPrivilege);
    }
  });
});
