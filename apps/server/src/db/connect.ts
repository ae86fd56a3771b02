import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import { drizzle as drizzlePg, NodePgSession } from 'drizzle-orm/node-postgres';
import {
  PgDatabase,
  PgDialect,
  type PgQueryResultHKT,
  type PgSession,
  type PgTransaction,
} from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite, PgliteSession } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import { createPolicies, type Policies } from '../policies.ts';
import { createEmbeddedStatements } from './embedded-statements.ts';
import { createPostgresStatements } from './postgres-statements.ts';
import { createPostgresTransactions } from './postgres-transactions.ts';
import { PrivateFiles } from './private-files.ts';
import { refuseWaitingForItself } from './refuse-waiting-for-itself.ts';
import { schema } from './schema.ts';
import { allowSilence, closeSilentConnections } from './silent-connections.ts';

type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;

/** The owner's handle: migrations, sign-in, jobs and webhooks. People are served through `asUser`. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, Tables>;

type Session = PgSession<PgQueryResultHKT, Schema, Tables>;

/** Statements that are each a transaction of their own: prepared once, one round trip each. */
export class Statements extends PgDatabase<PgQueryResultHKT, Schema> {
  constructor(session: Session) {
    super(dialect, session, undefined);
  }

  /** Refused: each statement may take another connection. */
  override transaction(): Promise<never> {
    throw new TypeError('single statements make no transaction');
  }
}

/** Single statements of one person, under the same row-level security as `asUser`. */
export class PersonStatements extends Statements {
  readonly personId: string;

  constructor(session: Session, personId: string) {
    super(session);
    this.personId = personId;
  }
}

/** What acts for one person: within a transaction of `asUser`, or statement by statement. */
export type Personal = Transaction | PersonStatements;

/** An open database, embedded or not. */
export interface Connection {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** The owner's, for what is asked with every request: the session, the limits. */
  readonly statements: Statements;
  /** A person's: for work that is one statement, or several that need not hold together. */
  readonly statementsAs: StatementsAs;
  /**
   * For the owner's work that may take minutes and that nobody waits for: a connection of its own,
   * without the limits of a request.
   */
  readonly unhurried: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** For the job queue, which brings its own SQL. */
  readonly raw: { readonly pglite: PGlite } | { readonly pool: Pool };
  readonly close: () => Promise<void>;
}

export type StatementsAs = (personId: string) => PersonStatements;

const dialect = new PgDialect();

/** Opens the embedded database in a directory, or in memory when none is given. */
export const openEmbedded = async (
  given: { dataDir?: string; clockOffsetMs?: number; from?: Blob } = {},
): Promise<Connection> => {
  const pglite = await PGlite.create({
    ...(given.dataDir ? { fs: new PrivateFiles(given.dataDir) } : {}),
    ...(given.from ? { loadDataDir: given.from } : {}),
  });
  await pglite.exec(
    `set time zone 'UTC'; set app.clock_offset_ms = '${Math.trunc(given.clockOffsetMs ?? 0)}'`,
  );
  refuseWaitingForItself(pglite);
  const clientOf = createEmbeddedStatements(pglite);
  // Drizzle's session calls nothing of its client but `query`.
  const sessionOf = (personId?: string) =>
    new PgliteSession<Schema, Tables>(clientOf(personId) as PGlite, dialect, undefined);
  const db = drizzlePglite(pglite, { schema });
  return {
    kind: 'embedded',
    db,
    unhurried: (work) => work(db),
    statements: new Statements(sessionOf()),
    statementsAs: (personId) => new PersonStatements(sessionOf(personId), personId),
    raw: { pglite },
    close: () => pglite.close(),
  };
};

/** How long PostgreSQL may take, in milliseconds, before whoever waits is told that it failed. */
export interface DatabaseLimits {
  /** For a connection: a free one of the pool, or a new one. */
  readonly connectMs: number;
  /** For one statement, by PostgreSQL's clock, waiting for locks included. */
  readonly statementMs: number;
  /** Without a byte while an answer is owed. Longer than `statementMs`: PostgreSQL may speak first. */
  readonly silenceMs: number;
  /** For a transaction in which nothing is asked: it may hold locks for a process that is gone. */
  readonly idleInTransactionMs: number;
}

/** Together below ten seconds, with one more attempt at a connection to undo what was begun. */
const LIMITS: DatabaseLimits = {
  connectMs: 3000,
  statementMs: 5000,
  silenceMs: 6000,
  idleInTransactionMs: 20_000,
};

/** After how long without traffic the kernel begins to ask whether the other side still lives. */
const KEEP_ALIVE_AFTER_MS = 5000;

/** Connects to PostgreSQL. The clock's offset travels with every connection of the pool. */
export const openPostgres = (given: {
  url: string;
  clockOffsetMs?: number;
  max?: number;
  onError?: (error: Error) => void;
  /** When reads and transactions are tried again. */
  policies?: Pick<Policies, 'reads' | 'transactions'>;
  limits?: Partial<DatabaseLimits>;
}): Connection => {
  const policies = given.policies ?? createPolicies();
  const limits = { ...LIMITS, ...given.limits };
  const settings = {
    timezone: 'UTC',
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    'app.clock_offset_ms': Math.trunc(given.clockOffsetMs ?? 0),
  };
  const pool = new Pool({
    connectionString: given.url,
    max: given.max ?? 10,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // An idle connection that the server closes must not end the process.
  pool.on('error', (error) => given.onError?.(error));
  // Nor one that breaks while it works: whoever waits for its answer gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeSilentConnections(pool, limits.silenceMs);
  const clientOf = createPostgresStatements(pool, policies.reads);
  // Drizzle's session calls nothing of its client but `query`.
  const sessionOf = (personId?: string) =>
    new NodePgSession<Schema, Tables>(clientOf(personId) as Pool, dialect, undefined);
  const db: Database = drizzlePg(pool, { schema });
  const { schema: tables, fullSchema, tableNamesMap } = db._;
  const relations = tables && { schema: tables, fullSchema, tableNamesMap };
  db.transaction = createPostgresTransactions<Transaction>(
    pool,
    policies.transactions,
    (client, work, config) =>
      new NodePgSession<Schema, Tables>(client, dialect, relations).transaction(work, config),
  );
  return {
    kind: 'postgres',
    db,
    statements: new Statements(sessionOf()),
    statementsAs: (personId) => new PersonStatements(sessionOf(personId), personId),
    unhurried: async (work) => {
      const client = await pool.connect();
      try {
        allowSilence(client);
        await client.query(
          'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
        );
        return await work(drizzlePg(client, { schema }));
      } finally {
        // Closed rather than pooled: its settings go with it, and a lock that it held.
        client.release(true);
      }
    },
    raw: { pool },
    close: () => pool.end(),
  };
};

/** The rows of a raw statement: both drivers answer `{ rows }`. */
export const rowsOf = async (
  db: Pick<Database, 'execute'>,
  statement: SQL,
): Promise<readonly Record<string, unknown>[]> => {
  const result: unknown = await db.execute(statement);
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
};
