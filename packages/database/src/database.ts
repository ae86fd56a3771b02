import type { SQL } from 'drizzle-orm';
import type {
  PgDatabase,
  PgQueryResultHKT,
  PgTransaction,
  PgTransactionConfig,
} from 'drizzle-orm/pg-core';

/** The driver knows no tables: there are no relational queries. */
export type NoTables = Record<string, never>;

type QueryBuilder = PgDatabase<PgQueryResultHKT>;

/** What every handle offers: Drizzle's query builder, without relations and internals. */
type Queries = Pick<
  QueryBuilder,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** What reads with others in one trip: all of it is asked at once. */
export type Reads = Pick<QueryBuilder, 'select' | 'selectDistinct' | 'execute'>;

/** An open transaction, the owner's or a user's. */
export interface Transaction
  extends Queries, Pick<PgTransaction<PgQueryResultHKT, NoTables, NoTables>, 'rollback'> {}

/**
 * Runs work in one transaction, `read committed` by default, and returns its result. A throw rolls
 * it back. PostgreSQL may undo a transaction (serialisation failure, deadlock): then the work runs
 * again.
 */
export type Transact = <T>(
  work: (tx: Transaction) => Promise<T>,
  settings?: Pick<PgTransactionConfig, 'isolationLevel'>,
) => Promise<T>;

/**
 * The database as one user: the role `app_user` with the user's id, which row-level security
 * filters by.
 */
export interface UserDatabase extends Queries {
  readonly userId: string;
  /** For several statements: a single one is as safe without it and four times as fast. */
  readonly transaction: Transact;
}

/**
 * An open database as its owner: migrations, sign-in, jobs and webhooks. Each statement is a
 * transaction of its own, prepared once per connection. Users are served through `forUser`.
 */
export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres';
  readonly transaction: Transact;
  readonly forUser: (userId: string) => UserDatabase;
  /** For the statement that finds the user of `readAsFound`, which may be prepared; it only reads. */
  readonly finding: Reads;
  /** For statements that are prepared once and asked by the reads of `readAsFound`, as its user. */
  readonly reading: Reads;
  /**
   * Finds by a secret whose rows are read, and reads them, in one trip and one transaction: the owner
   * runs the statement of `find`, asked on `finding`, which names the user by `servingUser`; what is
   * asked on `own` runs as that user, under row-level security, and before it is known who that is.
   */
  readonly readAsFound: <Found, Rows>(
    find: () => Promise<Found>,
    read: (own: Reads) => Promise<Rows>,
  ) => Promise<{ readonly found: Found; readonly rows: PromiseSettledResult<Rows> }>;
  /**
   * For work that may take minutes: on PostgreSQL a connection of its own, without time-outs and
   * retries. One at a time.
   */
  readonly withoutTimeouts: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * For libraries with SQL of their own: `$1` is the first value. Without values the text may hold
   * several statements; their rows are concatenated.
   */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** The pool's connections now; undefined on the embedded database, which has none. */
  readonly pool: () => PoolState | undefined;
  /** Closes the connections and releases the embedded database's lock. */
  readonly close: () => Promise<void>;
}

/** Connections of a pool; `waiting` is work that waits for one, `max` how many there may be. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  readonly max: number;
}

/** A single statement, or a transaction of several. */
export type DatabaseWork = 'statement' | 'transaction';

/**
 * Runs a piece of work of ours and sees how it goes, for metrics and traces. What libraries ask by
 * `executeSql` is not watched: they poll.
 */
export type WatchDatabase = <T>(kind: DatabaseWork, work: () => Promise<T>) => Promise<T>;

/** The origin of a request, for security events. */
export interface Origin {
  readonly address: string;
  readonly agent: string | null;
}

/** Settings of both databases. */
export interface DatabaseSettings {
  /** Shifts the database's clock (`app_now()`), in milliseconds. */
  readonly clockOffsetMs?: number;
  /** The current request's origin, which triggers record. */
  readonly origin?: () => Origin | undefined;
  readonly watch?: WatchDatabase;
}

/** Watches nothing. */
export const UNWATCHED: WatchDatabase = (_, work) => work();

/** The rows of a raw statement: both drivers return `{ rows }`. */
export const rowsOf = async (
  db: Pick<Queries, 'execute'>,
  statement: SQL,
): Promise<readonly Record<string, unknown>[]> => {
  const result: unknown = await db.execute(statement);
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
};
