import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { rowsOf } from '@wrenchwise/database/database';
import { recordedMigrations } from '@wrenchwise/database/migrate';
import { FormerMigrationsError } from '@wrenchwise/database/squashed';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { migrateDatabase } from '../../migrate.ts';
import { ofFormerTables, recordFormerMigrations } from '../../testing/former-record.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { withLaterMigration } from '../../testing/later-migration.ts';
import { writeRowsEverywhere } from '../../testing/rows-of-user.ts';
import { tableHashes } from '../../testing/table-hashes.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Data of the last edition, which ended with the migrations that have become the baseline. */

const MIGRATIONS = join(import.meta.dirname, 'migrations');

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  return () => database.close();
});

test('data of the last edition lose nothing, and the migration after the baseline applies', async () => {
  const { db } = database;
  for (const _ of ['one', 'another']) await writeRowsEverywhere(db, await insertUser(db));
  const recorded = await recordedMigrations(db);
  const before = ofFormerTables(await tableHashes(db));
  await recordFormerMigrations(db);

  await migrateDatabase(db, MIGRATIONS);
  expect(ofFormerTables(await tableHashes(db))).toEqual(before);
  expect(await recordedMigrations(db)).toEqual(recorded);

  const next = await withLaterMigration('create table later_rows (id int)');
  await migrateDatabase(db, next);
  await rm(next, { recursive: true });
  const { 'public.later_rows': later, ...rest } = await tableHashes(db);
  expect(later).toBeDefined();
  expect(ofFormerTables(rest)).toEqual(before);
});

test.each([1, 20, 34])(
  'data after %i of the former migrations are refused and stay as they were',
  async (count) => {
    const { db } = database;
    await writeRowsEverywhere(db, await insertUser(db));
    await recordFormerMigrations(db, count);
    const [before, recorded] = [await tableHashes(db), await recordedMigrations(db)];
    expect(recorded).toHaveLength(count);

    const refused = migrateDatabase(db, MIGRATIONS);
    await expect(refused).rejects.toThrow(FormerMigrationsError);
    await expect(refused).rejects.toThrow(`it has recorded ${count} migrations, not the 35`);
    expect(await tableHashes(db)).toEqual(before);
    expect(await recordedMigrations(db)).toEqual(recorded);
  },
);

test('a new database is at the baseline', async () => {
  const [row] = await rowsOf(database.db, sql`select count(*)::int as users from users`);
  expect(row).toEqual({ users: 0 });
  expect(await recordedMigrations(database.db)).not.toEqual([]);
});
