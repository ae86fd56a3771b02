import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { rowsOf } from './database.ts';
import { migrate, readMigrations, recordedMigrations } from './migrate.ts';
import { FormerMigrationsError, type SquashedMigrations } from './squashed.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrenchwise-migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await openCopy(inject('template'));
  return () => database.close();
});

/** A folder as drizzle-kit writes it. */
const writeMigrations = async (
  statements: readonly string[],
  firstAt = 1_700_000_000_000,
): Promise<void> => {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((_, index) => ({
    idx: index,
    when: firstAt + index,
    tag: `000${index}_step`,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [index, statement] of statements.entries()) {
    await writeFile(join(folder, `000${index}_step.sql`), statement);
  }
};

const steps = async (): Promise<readonly unknown[]> =>
  (await rowsOf(database.db, sql`select step from steps order by step`)).map((row) => row['step']);

const FIRST =
  'create table steps (step int);--> statement-breakpoint\ninsert into steps values (1)';

test('each migration runs once, the new ones after the old', async () => {
  await writeMigrations([FIRST]);
  await migrate(database.db, folder);
  await migrate(database.db, folder);
  expect(await steps()).toEqual([1]);
  await writeMigrations([FIRST, 'insert into steps values (2)']);
  await migrate(database.db, folder, {
    seed: async (db) => {
      await db.execute(sql`insert into steps values (3)`);
    },
  });
  expect(await steps()).toEqual([1, 2, 3]);
});

test('several instances that start at once migrate once', async () => {
  await writeMigrations([FIRST]);
  const instances = database.db.kind === 'postgres' ? 3 : 1;
  await Promise.all(Array.from({ length: instances }, () => migrate(database.db, folder)));
  expect(await steps()).toEqual([1]);
});

test('a migration that fails leaves nothing of those before it', async () => {
  await writeMigrations([FIRST, 'insert into steps values (none)']);
  await expect(migrate(database.db, folder)).rejects.toThrow('none');
  const [row] = await rowsOf(database.db, sql`select to_regclass('steps') as found`);
  expect(row).toEqual({ found: null });
});

/** Two migrations, and the one that replaces both with another that came after it. */
const CHAIN = [FIRST, 'alter table steps add column note text'];
const AFTER = [
  'create table steps (step int, note text)',
  'alter table steps add column done boolean default false',
];
const BASELINE_AT = 1_700_000_000_002;

/** Writes the chain, and says how one recognises a database at its end. */
const writeChain = async (): Promise<SquashedMigrations> => {
  await writeMigrations(CHAIN);
  const last = readMigrations(folder).at(-1);
  return { count: CHAIN.length, at: last?.at ?? 0, hash: last?.hash ?? '', lastCommit: 'abc1234' };
};

test('a database at the end of the former migrations loses no row, is recorded at the baseline and goes on from there', async () => {
  const { db } = database;
  const squashed = await writeChain();
  await migrate(db, folder);
  await writeMigrations(AFTER, BASELINE_AT);
  await migrate(db, folder, { squashed });
  await migrate(db, folder, { squashed });
  expect(await rowsOf(db, sql`select * from steps`)).toEqual([
    { step: 1, note: null, done: false },
  ]);
  expect(await recordedMigrations(db)).toEqual(
    readMigrations(folder).map(({ hash, at }) => ({ hash, at })),
  );
});

test('a database that stopped within the former migrations is refused with the commit to start, and stays as it was', async () => {
  const { db } = database;
  const squashed = await writeChain();
  await writeMigrations(CHAIN.slice(0, 1));
  await migrate(db, folder);
  const before = await recordedMigrations(db);
  await writeMigrations(AFTER, BASELINE_AT);
  const refused = migrate(db, folder, { squashed });
  await expect(refused).rejects.toThrow(FormerMigrationsError);
  await expect(refused).rejects.toThrow('Start commit abc1234 on it once');
  expect(await recordedMigrations(db)).toEqual(before);
  expect(await rowsOf(db, sql`select * from steps`)).toEqual([{ step: 1 }]);
});

test('a database with a former migration of its own is refused too', async () => {
  const { db } = database;
  const squashed = await writeChain();
  await writeMigrations([FIRST, 'alter table steps add column own text']);
  await migrate(db, folder);
  await writeMigrations(AFTER, BASELINE_AT);
  await expect(migrate(db, folder, { squashed })).rejects.toThrow(FormerMigrationsError);
});

test('a new database begins with the baseline', async () => {
  const squashed = await writeChain();
  await writeMigrations(AFTER, BASELINE_AT);
  await migrate(database.db, folder, { squashed });
  expect(await rowsOf(database.db, sql`select * from steps`)).toEqual([]);
});
