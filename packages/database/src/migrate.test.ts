import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { rowsOf } from './database.ts';
import { migrate } from './migrate.ts';
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
const writeMigrations = async (statements: readonly string[]): Promise<void> => {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((_, index) => ({
    idx: index,
    when: 1_700_000_000_000 + index,
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
  await migrate(database.db, folder, async (db) => {
    await db.execute(sql`insert into steps values (3)`);
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
