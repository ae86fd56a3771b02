import { NodePgSession } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryResult } from 'pg';

import {
  type Database,
  type DatabaseSettings,
  type NoTables,
  type Transaction,
  UNWATCHED,
} from './database.ts';
import { createDatabase, dialect } from './handles.ts';
import { createPostgresStatements, type StatementClient } from './postgres-statements.ts';
import { type Connect, createPostgresTransactions } from './postgres-transactions.ts';
import { type DatabaseRetries, NO_RETRIES } from './retries.ts';
import { allowSilence, closeSilentConnections } from './silent-connections.ts';
import { createStatementNames } from './statement-names.ts';

/** Time-outs, in milliseconds. */
export interface DatabaseLimits {
  /** To get a connection, from the pool or new. */
  readonly connectMs: number;
  /** For one statement (`statement_timeout`), waiting for locks included. */
  readonly statementMs: number;
  /**
   * Without a byte while a response is pending. Longer than `statementMs`, so that PostgreSQL
   * reports first.
   */
  readonly silenceMs: number;
  /** For an idle transaction: it may hold locks for a dead process. */
  readonly idleInTransactionMs: number;
}

/** In total below ten seconds, including a second attempt at a connection. */
const LIMITS: DatabaseLimits = {
  connectMs: 3000,
  statementMs: 5000,
  silenceMs: 6000,
  idleInTransactionMs: 20_000,
};

/** TCP keep-alive: idle time until the first probe. */
const KEEP_ALIVE_AFTER_MS = 5000;

export interface PostgresSettings extends DatabaseSettings {
  readonly url: string;
  /** Connections of the pool; 10 by default. */
  readonly max?: number;
  /** Called when an idle connection is lost. */
  readonly onError?: (error: Error) => void;
  readonly retries: DatabaseRetries;
  readonly limits?: Partial<DatabaseLimits>;
  /** Read-only functions of the schema: a statement that calls no others may be sent twice. */
  readonly readingFunctions?: readonly string[];
}

const openPool = (options: PostgresSettings): Pool => {
  const limits = { ...LIMITS, ...options.limits };
  const settings = {
    timezone: 'UTC',
    // Statements here are short: compiling one took 109 of its 120 ms (`bench/garage.ts`).
    jit: 'off',
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
  // Without a handler, losing an idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error));
  // Losing a busy one, too; its query gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeSilentConnections(pool, limits.silenceMs);
  return pool;
};

/** For several statements the driver returns a list, which its types leave out. */
const executeSqlOn =
  (client: Pool | PoolClient): Database['executeSql'] =>
  async (text, values) => {
    const result: QueryResult | QueryResult[] = await client.query(text, values);
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
  };

const sessionOn = (client: PoolClient) =>
  new NodePgSession<NoTables, NoTables>(client, dialect, undefined);

/** Drizzle's session uses only its client's `query`. */
const statementsOn = (client: StatementClient) => sessionOn(client as unknown as PoolClient);

/** Connects to PostgreSQL. Every connection gets the clock's offset. */
export const openPostgres = (options: PostgresSettings): Database => {
  const pool = openPool(options);
  const nameOf = createStatementNames();
  const { origin = () => undefined, watch = UNWATCHED, readingFunctions = [] } = options;

  const databaseOn = (
    connect: Connect,
    retries: DatabaseRetries,
    withoutTimeouts: Database['withoutTimeouts'],
    executeSql: Database['executeSql'],
  ): Database => {
    const { clientOf, trips } = createPostgresStatements({
      connect,
      nameOf,
      origin,
      watch,
      retrying: retries.reads,
      readingFunctions,
    });
    return createDatabase({
      kind: 'postgres',
      sessionOf: (userId) => statementsOn(clientOf(userId)),
      findingSession: statementsOn({ query: (...find) => trips.find(find) }),
      readingSession: statementsOn({ query: (...asked) => trips.read(asked) }),
      tripAsFound: (find, read) =>
        trips.start(find, (ask) => read(statementsOn({ query: (...asked) => ask(asked) }))),
      transaction: createPostgresTransactions<Transaction>(
        connect,
        retries.transactions,
        (client, work, settings) => sessionOn(client).transaction(work, settings),
      ),
      withoutTimeouts,
      executeSql,
      pool: () => ({
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
        max: pool.options.max,
      }),
      close: () => pool.end(),
      origin,
      watch,
    });
  };

  const withoutTimeouts: Database['withoutTimeouts'] = async (work) => {
    const client = await pool.connect();
    try {
      allowSilence(client);
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      const only: Connect = async () => ({ client, release: () => undefined });
      return await work(databaseOn(only, NO_RETRIES, withoutTimeouts, executeSqlOn(client)));
    } finally {
      // Closed, not pooled: with it go its settings and any lock that it held.
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
    executeSqlOn(pool),
  );
};
