import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../log.ts';
import { type Connection, openEmbedded, openPostgres } from './connect.ts';
import { lockDataDirectory } from './embedded-lock.ts';

/** An open database, and what lets another process have it after `connection.close()`. */
export interface OpenDatabase {
  readonly connection: Connection;
  readonly release: () => void;
}

const IDLE_MARGIN_MS = 5000;

/**
 * Opens the database of the settings: PostgreSQL, or the embedded one under its lock. Throws
 * `DataDirectoryInUseError` when another process has it, and `ConfigError` when there must be one
 * already and is none.
 */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'clockOffsetMs' | 'dataDir' | 'diagnosisTimeoutMs'>,
  log: Log,
  { mustExist = false } = {},
): Promise<OpenDatabase> => {
  const { databaseUrl, clockOffsetMs, dataDir, diagnosisTimeoutMs } = config;
  if (databaseUrl !== undefined) {
    const connection = openPostgres({
      url: databaseUrl,
      clockOffsetMs,
      // An answer is weighed within a transaction, by a diagnosis service that may be slow.
      limits: { idleInTransactionMs: diagnosisTimeoutMs + IDLE_MARGIN_MS },
      onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    });
    return { connection, release: () => undefined };
  }
  const directory = join(dataDir, 'pgdata');
  if (mustExist && !existsSync(directory)) {
    throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}`);
  }
  const lock = lockDataDirectory(dataDir);
  const connection = await openEmbedded({ dataDir: directory, clockOffsetMs });
  return { connection, release: lock.release };
};
