import { type Database, UNWATCHED, type WatchDatabase } from '@wrenchwise/database/database';
import { hasEmbeddedDatabase, openEmbedded } from '@wrenchwise/database/embedded';
import { DataDirectoryInUseError, lockDataDirectory } from '@wrenchwise/database/embedded-lock';
import { embeddedUrl } from '@wrenchwise/database/embedded-socket';
import { openPostgres } from '@wrenchwise/database/postgres';

import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../log.ts';
import { createPolicies } from '../policies.ts';
import { requestOrigin } from '../request-origin.ts';
import { finishSwitch, isSwitching } from './switch-data.ts';

const IDLE_MARGIN_MS = 5000;

/** Read-only SQL functions of the migrations. */
export const READING_FUNCTIONS = [
  'app_now',
  'app_user_id',
  'check_usage_limits',
  'entitled_plan',
  'usage_overview',
  'storage_used',
] as const;

// The process that has the embedded database answers between its own requests.
const BESIDE_SERVER = { connectMs: 30_000, statementMs: 0, silenceMs: 120_000 };

/** How a process opens the database. */
type Role =
  /** The server: it has the embedded database, and shares it with commands. */
  | 'server'
  /** A command: the database must exist, and may be that of a running server. */
  | 'command';

const openOwn = async (
  settings: Parameters<typeof openEmbedded>[0],
  dataDir: string,
  role: Role,
  log: Log,
): Promise<Database> => {
  const own = { ...settings, dataDir };
  if (isSwitching(dataDir)) {
    const { release } = lockDataDirectory(dataDir);
    finishSwitch(dataDir);
    release();
  }
  if (role === 'server') {
    const onError = (error: unknown): void =>
      log.warn({ err: error }, 'commands need the server stopped: it cannot open its socket');
    return openEmbedded({ ...own, shared: { onError } });
  }
  if (!hasEmbeddedDatabase(dataDir)) {
    throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}`);
  }
  try {
    return await openEmbedded(own);
  } catch (error) {
    const url = error instanceof DataDirectoryInUseError ? embeddedUrl(dataDir) : undefined;
    if (url === undefined) throw error;
    return openPostgres({ ...settings, url, retries: createPolicies(), limits: BESIDE_SERVER });
  }
};

/**
 * Opens PostgreSQL, or the embedded database under its lock; a command reaches one that a running server
 * has through the server's socket, as a PostgreSQL. Throws `DataDirectoryInUseError` when another process
 * has it and serves nobody, and `ConfigError` when it must exist and does not.
 */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'clockOffsetMs' | 'dataDir' | 'diagnosisTimeoutMs'>,
  log: Log,
  { role = 'command', watch = UNWATCHED }: { role?: Role; watch?: WatchDatabase } = {},
): Promise<Database> => {
  const { databaseUrl, clockOffsetMs, dataDir, diagnosisTimeoutMs } = config;
  const settings = { clockOffsetMs, origin: requestOrigin, watch };
  if (databaseUrl === undefined) return openOwn(settings, dataDir, role, log);
  return openPostgres({
    ...settings,
    url: databaseUrl,
    retries: createPolicies(),
    readingFunctions: READING_FUNCTIONS,
    // A transaction may wait for an outside diagnosis service while answers are weighed.
    limits: { idleInTransactionMs: diagnosisTimeoutMs + IDLE_MARGIN_MS },
    onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
  });
};
