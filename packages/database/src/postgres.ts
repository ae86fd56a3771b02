import { NodePgSession } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryResult } from 'pg';

import type { Database, DatabaseSettings, NoTables, Transaction } from './database.ts';
import { createDatabase, dialect } from './handles.ts';
import { createPostgresStatements } from './postgres-statements.ts';
import { type Connect, createPostgresTransactions } from './postgres-transactions.ts';
import { type DatabaseRetries, NO_RETRIES } from './retries.ts';
import { allowSilence, closeSilentConnections } from './silent-connections.ts';
import { createStatementNames } from './statement-names.ts';

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

export interface PostgresSettings extends DatabaseSettings {
  readonly url: string;
  /** Connections of the pool; 10 unless given. */
  readonly max?: number;
  /** Told of an idle connection that was lost; nobody waits for it. */
  readonly onError?: (error: Error) => void;
  readonly retries: DatabaseRetries;
  readonly limits?: Partial<DatabaseLimits>;
  /** Functions of the schema that only read: a statement that calls no other may be sent twice. */
  readonly readingFunctions?: readonly string[];
}

const openPool = (options: PostgresSettings): Pool => {
  const limits = { ...LIMITS, ...options.limits };
  const settings = {
    timezone: 'UTC',
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    'app.clock_offset_ms': Math.trunc(options.clockOffsetMs ?? 0),
  };
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // An idle connection that the server closes must not end the process.
  pool.on('error', (error) => options.onError?.(error));
  // Nor one that breaks while it works: whoever waits for its answer gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeSilentConnections(pool, limits.silenceMs);
  return pool;
};

/** Of several statements in one text the driver answers a list, which its types leave out. */
const executeSqlOn =
  (pool: Pool): Database['executeSql'] =>
  async (text, values) => {
    const result: QueryResult | QueryResult[] = await pool.query(text, values);
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
  };

const sessionOn = (client: PoolClient) =>
  new NodePgSession<NoTables, NoTables>(client, dialect, undefined);

/** Connects to PostgreSQL. The clock's offset travels with every connection of the pool. */
export const openPostgres = (options: PostgresSettings): Database => {
  const pool = openPool(options);
  const nameOf = createStatementNames();
  const { origin = () => undefined, readingFunctions = [] } = options;

  const databaseOn = (
    connect: Connect,
    retries: DatabaseRetries,
    withoutTimeouts: Database['withoutTimeouts'],
  ): Database => {
    const clientOf = createPostgresStatements({
      connect,
      nameOf,
      origin,
      retrying: retries.reads,
      readingFunctions,
    });
    return createDatabase({
      kind: 'postgres',
      // Drizzle's session calls nothing of its client but `query`.
      sessionOf: (userId) => sessionOn(clientOf(userId) as unknown as PoolClient),
      transaction: createPostgresTransactions<Transaction>(
        connect,
        retries.transactions,
        (client, work, settings) => sessionOn(client).transaction(work, settings),
      ),
      withoutTimeouts,
      executeSql: executeSqlOn(pool),
      close: () => pool.end(),
      origin,
    });
  };

  const withoutTimeouts: Database['withoutTimeouts'] = async (work) => {
    const client = await pool.connect();
    try {
      allowSilence(client);
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      const only: Connect = async () => ({ client, release: () => undefined });
      return await work(databaseOn(only, NO_RETRIES, withoutTimeouts));
    } finally {
      // Closed rather than pooled: its settings go with it, and a lock that it held.
      client.release(true);
    }
  };

  return databaseOn(
    async () => {
      const client = await pool.connect();
      return { client, release: () => client.release() };
    },
    options.retries,
    withoutTimeouts,
  );
};
