import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { ensureAppRole } from './app-role.ts';
import { type Database, rowsOf } from './database.ts';

/** The advisory lock's number: one instance migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 7_309_158_224;

/**
 * `create role` checks the right to create roles before it notices that the role exists.
 * `ensureAppRole` has already created it or found it.
 */
const MAKES_APP_ROLE = /^\s*CREATE ROLE app_user\b/m;

/** Runs pending migrations in one transaction and records them as drizzle-kit does. */
const runMigrations = async (db: Database, folder: string): Promise<void> => {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [last] = await rowsOf(
    db,
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  );
  const lastAt = Number(last?.['at'] ?? 0);
  const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > lastAt,
  );
  if (pending.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { sql: statements, hash, folderMillis } of pending) {
      for (const statement of statements) {
        if (!MAKES_APP_ROLE.test(statement)) await tx.execute(sql.raw(statement));
      }
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
  });
};

/**
 * Runs a folder of drizzle-kit's migrations, then `seed`. Safe to run from several instances at
 * once (advisory lock). Throws `AppRoleError` when the role `app_user` is missing and may not be
 * created.
 */
export const migrate = (
  database: Database,
  folder: string,
  seed: (db: Database) => Promise<void> = async () => undefined,
): Promise<void> =>
  database.withoutTimeouts(async (db) => {
    if (db.kind === 'postgres') {
      // Released with the connection, whatever happens.
      await db.execute(sql`select pg_advisory_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    }
    await ensureAppRole(db);
    await runMigrations(db, folder);
    await seed(db);
  });
