import type { SQL } from 'drizzle-orm';
import type {
  PgDatabase,
  PgQueryResultHKT,
  PgTransaction,
  PgTransactionConfig,
} from 'drizzle-orm/pg-core';

/** The driver knows no table: relational queries belong to whoever has some. */
export type NoTables = Record<string, never>;

type QueryBuilder = PgDatabase<PgQueryResultHKT>;

/** What every handle offers: Drizzle's query builder, without its relations and its internals. */
type Queries = Pick<
  QueryBuilder,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** A transaction that is open: the owner's, or a user's. Its statements hold together. */
export interface Transaction
  extends Queries, Pick<PgTransaction<PgQueryResultHKT, NoTables, NoTables>, 'rollback'> {}

/**
 * Does work in one transaction, `read committed` unless told otherwise, and answers what it answers.
 * A throw rolls it back. On PostgreSQL the work may run again when the database undid it.
 */
export type Transact = <T>(
  work: (tx: Transaction) => Promise<T>,
  settings?: Pick<PgTransactionConfig, 'isolationLevel'>,
) => Promise<T>;

/**
 * The database as one user: the role `app_user` with the user's id set for the policies of the
 * row-level security. What the work forgets to filter, the database still does not show.
 */
export interface UserDatabase extends Queries {
  readonly userId: string;
  /** For work that holds together: a single statement is as safe and costs a quarter of it. */
  readonly transaction: Transact;
}

/**
 * An open database, as its owner: migrations, sign-in, jobs and webhooks. Every statement is a
 * transaction of its own, prepared once a connection. Users are served through `forUser`.
 */
export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres';
  readonly transaction: Transact;
  readonly forUser: (userId: string) => UserDatabase;
  /**
   * For work that may take minutes and that nobody waits for: on PostgreSQL a connection of its
   * own, without the limits of a request and without retries. One thing at a time.
   */
  readonly withoutTimeouts: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * For a library that brings its own SQL: `$1` stands for the first value. Without values the text
   * may be several statements; their rows come one after the other.
   */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Ends the connections and, on the embedded database, lets another process have it. */
  readonly close: () => Promise<void>;
}

/** From where a user acts, for the record of security events. */
export interface Origin {
  readonly address: string;
  readonly agent: string | null;
}

/** What both databases are opened with. */
export interface DatabaseSettings {
  /** Shifts the database's clock (`app_now()`), in milliseconds. */
  readonly clockOffsetMs?: number;
  /** From where the request comes that is being served; triggers record it. */
  readonly origin?: () => Origin | undefined;
}

/** The rows of a raw statement: both drivers answer `{ rows }`. */
export const rowsOf = async (
  db: Pick<Queries, 'execute'>,
  statement: SQL,
): Promise<readonly Record<string, unknown>[]> => {
  const result: unknown = await db.execute(statement);
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
};
