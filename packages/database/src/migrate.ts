import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { ensureAppRole } from './app-role.ts';
import { type Database, rowsOf, type Transaction } from './database.ts';
import { FormerMigrationsError, isAtEndOf, type SquashedMigrations } from './squashed.ts';

/** The advisory lock's number: one instance migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 7_309_158_224;

/**
 * `create role` checks the right to create roles before it notices that the role exists.
 * `ensureAppRole` has already created it or found it.
 */
const MAKES_APP_ROLE = /^\s*CREATE ROLE app_user\b/m;

/** A migration of drizzle-kit. */
export interface Migration {
  readonly statements: readonly string[];
  /** SHA-256 of its file. */
  readonly hash: string;
  /** When it was generated, in milliseconds: migrations run in this order. */
  readonly at: number;
}

/** The migrations of a folder, the first one first. */
export const readMigrations = (folder: string): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(
    ({ sql: statements, hash, folderMillis }) => ({
      statements,
      hash,
      at: folderMillis,
    }),
  );

/** What a database has recorded of its migrations, the first one first. */
export const recordedMigrations = async (
  db: Database | Transaction,
): Promise<readonly Pick<Migration, 'hash' | 'at'>[]> => {
  const rows = await rowsOf(
    db,
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, at }) => ({ hash: String(hash), at: Number(at) }));
};

/** Runs migrations as part of `tx` and records them as drizzle-kit does. */
export const applyMigrations = async (
  tx: Transaction,
  migrations: readonly Migration[],
): Promise<void> => {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { statements, hash, at } of migrations) {
    for (const statement of statements) {
      if (!MAKES_APP_ROLE.test(statement)) await tx.execute(sql.raw(statement));
    }
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
    );
  }
};

/** Puts `baseline` in the place of all that a database has recorded, as part of `tx`: nothing is run. */
const recordBaseline = async (
  tx: Transaction,
  { hash, at }: Pick<Migration, 'hash' | 'at'>,
): Promise<void> => {
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
  );
};

/**
 * Runs pending migrations in one transaction. A database at the end of the `squashed` ones has the schema of
 * the first migration, and is recorded so; `FormerMigrationsError` for one that stopped before.
 */
const runMigrations = async (
  db: Database,
  folder: string,
  squashed: SquashedMigrations | undefined,
): Promise<void> => {
  const [found] = await rowsOf(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  const recorded = found?.['found'] === true ? await recordedMigrations(db) : [];
  const known = readMigrations(folder);
  const [baseline] = known;
  const last = recorded.at(-1);
  if (squashed && baseline && last && recorded.every(({ at }) => at !== baseline.at)) {
    if (!isAtEndOf(squashed, { ...last, count: recorded.length })) {
      throw new FormerMigrationsError(squashed, recorded.length);
    }
    await db.transaction(async (tx) => {
      await recordBaseline(tx, baseline);
      await applyMigrations(tx, known.slice(1));
    });
    return;
  }
  const lastAt = last?.at ?? 0;
  const pending = known.filter(({ at }) => at > lastAt);
  if (pending.length === 0) return;
  await db.transaction((tx) => applyMigrations(tx, pending));
};

interface MigrateOptions {
  /** Runs after the migrations, at every start. */
  readonly seed?: (db: Database) => Promise<void>;
  /** The migrations that the folder's first one replaces. */
  readonly squashed?: SquashedMigrations;
}

/**
 * Runs a folder of drizzle-kit's migrations, then `seed`. Safe to run from several instances at
 * once (advisory lock). Throws `AppRoleError` when the role `app_user` is missing and may not be
 * created, and `FormerMigrationsError` for a database that stopped within the `squashed` migrations.
 */
export const migrate = (
  database: Database,
  folder: string,
  { seed, squashed }: MigrateOptions = {},
): Promise<void> =>
  database.withoutTimeouts(async (db) => {
    if (db.kind === 'postgres') {
      // Released with the connection, whatever happens.
      await db.execute(sql`select pg_advisory_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    }
    await ensureAppRole(db);
    await runMigrations(db, folder, squashed);
    await seed?.(db);
  });
