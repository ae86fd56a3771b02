import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rowsOf } from '@wrenchwise/database/database';
import { migrate } from '@wrenchwise/database/migrate';
import { openEmpty, type TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';

import { migrateDatabase } from '../../migrate.ts';
import { insertUser } from '../../testing/insert-user.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const Journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) });

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openEmpty(inject('template'));
  folder = await mkdtemp(join(tmpdir(), 'wrenchwise-migrations-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** The migrations up to the one with this number. */
const migrationsUntil = async (newest: number): Promise<string> => {
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const entries = journal.entries.filter(({ idx }) => idx <= newest);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
};

/** A user's row with what every version of the table has. */
const insertOldUser = async (): Promise<string> => {
  const id = randomUUID();
  await database.db.execute(
    sql`insert into users (id, name, email) values (${id}, 'Row', ${`${id}@example.com`})`,
  );
  return id;
};

test('what was counted and allowed before usage became rows is counted and allowed after', async () => {
  const { db } = database;
  await migrate(db, await migrationsUntil(7));
  const [busy, idle] = [await insertOldUser(), await insertOldUser()];
  await db.execute(
    sql`insert into usage_limits values ('free', 7, 1, 100, 100, 1), ('pro', null, 50, 10000, 5000, 5)`,
  );
  await db.execute(sql`insert into products (id, tier, name, description, price_cents, price_id)
    values ('prod_old', 'pro', 'Old name', 'Old words', 1, 'price_of_the_operator')`);
  await db.execute(sql`insert into usage_tracking values
    (${busy}, usage_month(), 3, 2), (${busy}, '2026-01-01', 9, 0), (${idle}, usage_month(), 0, 0)`);
  await db.execute(sql`select reserve_usage(${busy}::uuid, 'diagnoses', interval '1 hour')`);

  await migrateDatabase(db, MIGRATIONS);
  expect(
    await rowsOf(
      db,
      sql`select month = usage_month() as is_now, metric, used from usage_tracking
          where user_id in (${busy}, ${idle}) order by month, metric`,
    ),
  ).toEqual([
    { is_now: false, metric: 'diagnoses', used: 9 },
    { is_now: true, metric: 'diagnoses', used: 3 },
    { is_now: true, metric: 'repair_guides', used: 2 },
  ]);
  const overview = (id: string) =>
    rowsOf(
      db,
      sql`select tier, metric, used, allowance from usage_overview(${id}::uuid)
          where metric in ('diagnoses', 'repair_guides') order by metric`,
    );
  // The operator's limit and the month's usage stay.
  expect(await overview(busy)).toEqual([
    { tier: 'free', metric: 'diagnoses', used: 3, allowance: 7 },
    { tier: 'free', metric: 'repair_guides', used: 2, allowance: 1 },
  ]);
  const taken = await rowsOf(db, sql`select usage_taken(${busy}::uuid, 'diagnoses') as units`);
  expect(taken).toEqual([{ units: 4 }]);
  // Names and prices are the catalogue's, the price id is the operator's.
  expect(
    await rowsOf(db, sql`select name, price_cents, price_id from products where tier = 'pro'`),
  ).toEqual([{ name: 'Standard', price_cents: 999, price_id: 'price_of_the_operator' }]);
  const [{ limits } = {}] = await rowsOf(db, sql`select count(*)::int as limits from usage_limits`);
  expect(limits).toBe(15);
});

test('a metric that the catalogue does not have today needs rows alone', async () => {
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
