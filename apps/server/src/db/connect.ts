import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import { schema } from './schema.ts';

type Schema = typeof schema;

/** The owner's handle: migrations, sign-in, jobs and webhooks. People are served through `asUser`. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** An open database, embedded or not. */
export interface Connection {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** For the job queue, which brings its own SQL. */
  readonly raw: { readonly pglite: PGlite } | { readonly pool: Pool };
  readonly close: () => Promise<void>;
}

/** Opens the embedded database in a directory, or in memory when none is given. */
export const openEmbedded = async (
  given: { dataDir?: string; clockOffsetMs?: number; from?: Blob } = {},
): Promise<Connection> => {
  const pglite = await PGlite.create({
    ...(given.dataDir ? { dataDir: given.dataDir } : {}),
    ...(given.from ? { loadDataDir: given.from } : {}),
  });
  await pglite.exec(
    `set time zone 'UTC'; set app.clock_offset_ms = '${Math.trunc(given.clockOffsetMs ?? 0)}'`,
  );
  return {
    kind: 'embedded',
    db: drizzlePglite(pglite, { schema }),
    raw: { pglite },
    close: () => pglite.close(),
  };
};

const STATEMENT_TIMEOUT_MS = 30_000;

/** Connects to PostgreSQL. The clock's offset travels with every connection of the pool. */
export const openPostgres = (given: {
  url: string;
  clockOffsetMs?: number;
  max?: number;
  onError?: (error: Error) => void;
}): Connection => {
  const pool = new Pool({
    connectionString: given.url,
    max: given.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c app.clock_offset_ms=${Math.trunc(given.clockOffsetMs ?? 0)}`,
  });
  // An idle connection that the server closes must not end the process.
  pool.on('error', (error) => given.onError?.(error));
  return {
    kind: 'postgres',
    db: drizzlePg(pool, { schema }),
    raw: { pool },
    close: () => pool.end(),
  };
};

/** The rows of a raw statement: both drivers answer `{ rows }`. */
export const rowsOf = async (
  db: Database | Transaction,
  statement: SQL,
): Promise<readonly Record<string, unknown>[]> => {
  const result: unknown = await db.execute(statement);
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
};
