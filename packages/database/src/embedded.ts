import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';

import { type Database, type DatabaseSettings, type NoTables, UNWATCHED } from './database.ts';
import { lockDataDirectory } from './embedded-lock.ts';
import { serveEmbedded } from './embedded-socket.ts';
import { createEmbeddedStatements, type StatementClient } from './embedded-statements.ts';
import { takeTurns } from './fair-turns.ts';
import { createDatabase, dialect } from './handles.ts';
import { PrivateFiles } from './private-files.ts';
import { refuseSelfDeadlock } from './refuse-self-deadlock.ts';

/** The database's folder in a data directory. */
export const filesOf = (dataDir: string): string => join(dataDir, 'pgdata');

/** Whether a data directory already holds a database. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(filesOf(dataDir));

/** Libraries expect a pool: a transaction that a failed statement left open must be rolled back. */
const executeSqlOn =
  (pglite: PGlite): Database['executeSql'] =>
  async (text, values) => {
    try {
      if (values?.length) return await pglite.query(text, values);
      const results = await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    } catch (error) {
      await pglite.query('rollback').catch(() => undefined);
      throw error;
    }
  };

/** The handles of an open PGlite. */
export const openPglite = async (
  pglite: PGlite,
  { clockOffsetMs = 0, origin = () => undefined, watch = UNWATCHED }: DatabaseSettings,
  release: () => void = () => undefined,
): Promise<Database> => {
  await pglite.exec(
    `set time zone 'UTC'; set app.clock_offset_ms = '${Math.trunc(clockOffsetMs)}'`,
  );
  takeTurns(pglite, () => origin()?.address ?? '');
  refuseSelfDeadlock(pglite);
  const { clientOf, trips } = createEmbeddedStatements(pglite, origin, watch);
  // Drizzle's session uses only its client's `query`.
  const sessionOn = ({ query }: StatementClient) =>
    new PgliteSession<NoTables, NoTables>({ query } as PGlite, dialect, undefined);
  const transactions = new PgliteSession<NoTables, NoTables>(pglite, dialect, undefined);
  const db = createDatabase({
    kind: 'embedded',
    sessionOf: (userId) => sessionOn(clientOf(userId)),
    findingSession: sessionOn({ query: (...find) => trips.find(find) }),
    readingSession: sessionOn({ query: (...statement) => trips.read(statement) }),
    tripAsFound: (find, read) =>
      trips.start(find, (ask) => read(sessionOn({ query: (...statement) => ask(statement) }))),
    transaction: (work, settings) => transactions.transaction(work, settings),
    withoutTimeouts: (work) => work(db),
    executeSql: executeSqlOn(pglite),
    pool: () => undefined,
    close: async () => {
      await pglite.close();
      release();
    },
    origin,
    watch,
  });
  return db;
};

export interface EmbeddedSettings extends DatabaseSettings {
  /** Without one the database is in memory. */
  readonly dataDir?: string;
  /**
   * Lets commands on this computer use the database while this process has it (`embeddedUrl`). Called
   * with the error where the file system has no sockets: the database works without.
   */
  readonly shared?: { readonly onError: (error: unknown) => void };
}

/**
 * Opens the embedded database in a data directory, under its lock; without one, in memory. Throws
 * `DataDirectoryInUseError` when another process has it.
 */
export const openEmbedded = async (options: EmbeddedSettings = {}): Promise<Database> => {
  const { dataDir, shared } = options;
  if (dataDir === undefined) return openPglite(await PGlite.create(), options);
  const { release } = lockDataDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ fs: new PrivateFiles(filesOf(dataDir)) });
    const db = await openPglite(pglite, options, release);
    if (!shared) return db;
    const socket = await serveEmbedded(pglite, dataDir).catch(shared.onError);
    const { close } = db;
    return Object.assign(db, {
      close: async () => {
        await socket?.close();
        await close();
      },
    });
  } catch (error) {
    release();
    throw error;
  }
};
