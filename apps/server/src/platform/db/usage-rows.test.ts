import { join } from 'node:path';

import { rowsOf } from '@wrenchwise/database/database';
import { migrate } from '@wrenchwise/database/migrate';
import { openEmpty, type TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { migrateDatabase } from '../../migrate.ts';
import { insertUser } from '../../testing/insert-user.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmpty(inject('template'));
});
afterAll(() => database.close());

test("the operator's limit and price id stay, names and prices are the catalogue's", async () => {
  const { db } = database;
  await migrate(db, MIGRATIONS);
  await db.execute(sql`insert into usage_limits values ('free', 'diagnoses', 7)`);
  await db.execute(sql`insert into products (id, tier, name, description, price_cents, price_id)
    values ('prod_old', 'pro', 'Old name', 'Old words', 1, 'price_of_the_operator')`);

  await migrateDatabase(db, MIGRATIONS);
  expect(
    await rowsOf(
      db,
      sql`select allowance from usage_limits where tier = 'free' and metric = 'diagnoses'`,
    ),
  ).toEqual([{ allowance: 7 }]);
  expect(
    await rowsOf(db, sql`select name, price_cents, price_id from products where tier = 'pro'`),
  ).toEqual([{ name: 'Standard', price_cents: 999, price_id: 'price_of_the_operator' }]);
  const [{ limits } = {}] = await rowsOf(db, sql`select count(*)::int as limits from usage_limits`);
  expect(limits).toBe(15);
});

test('a metric that the catalogue does not have today needs rows only', async () => {
  const { db } = database;
  const user = await insertUser(db);
  await db.execute(sql`insert into usage_limits values ('free', 'chat_messages', 2)`);
  const reserve = () =>
    rowsOf(db, sql`select reserve_usage(${user}::uuid, 'chatMessages', interval '1 minute') as id`);
  const [first] = await reserve();
  await db.execute(sql`select settle_usage(${user}::uuid, ${String(first?.['id'])}::uuid)`);
  expect(await reserve()).not.toEqual([{ id: null }]);
  expect(await reserve()).toEqual([{ id: null }]);
  expect(
    await rowsOf(
      db,
      sql`select used, allowance from usage_overview(${user}::uuid) where metric = 'chat_messages'`,
    ),
  ).toEqual([{ used: 1, allowance: 2 }]);
});
