import type { Database } from '@wrenchwise/database/database';
import { hasEmbeddedDatabase, openEmbedded } from '@wrenchwise/database/embedded';
import { openPostgres } from '@wrenchwise/database/postgres';

import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../log.ts';
import { createPolicies } from '../policies.ts';
import { requestOrigin } from '../request-origin.ts';

const IDLE_MARGIN_MS = 5000;

/** The migrations' functions that only read. */
export const READING_FUNCTIONS = [
  'app_now',
  'check_usage_limits',
  'entitled_plan',
  'usage_overview',
] as const;

/**
 * Opens the database of the settings: PostgreSQL, or the embedded one under its lock. Throws
 * `DataDirectoryInUseError` when another process has it, and `ConfigError` when there must be one
 * already and is none.
 */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'clockOffsetMs' | 'dataDir' | 'diagnosisTimeoutMs'>,
  log: Log,
  { mustExist = false } = {},
): Promise<Database> => {
  const { databaseUrl, clockOffsetMs, dataDir, diagnosisTimeoutMs } = config;
  const settings = { clockOffsetMs, origin: requestOrigin };
  if (databaseUrl !== undefined) {
    return openPostgres({
      ...settings,
      url: databaseUrl,
      retries: createPolicies(),
      readingFunctions: READING_FUNCTIONS,
      // An answer is weighed within a transaction, by a diagnosis service that may be slow.
      limits: { idleInTransactionMs: diagnosisTimeoutMs + IDLE_MARGIN_MS },
      onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    });
  }
  if (mustExist && !hasEmbeddedDatabase(dataDir)) {
    throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}`);
  }
  return openEmbedded({ ...settings, dataDir });
};
