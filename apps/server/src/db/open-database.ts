import type { Database } from '@wrenchwise/database/database';
import { hasEmbeddedDatabase, openEmbedded } from '@wrenchwise/database/embedded';
import { openPostgres } from '@wrenchwise/database/postgres';

import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../log.ts';
import { createPolicies } from '../policies.ts';
import { requestOrigin } from '../request-origin.ts';

const IDLE_MARGIN_MS = 5000;

/** Read-only SQL functions of the migrations. */
export const READING_FUNCTIONS = [
  'app_now',
  'check_usage_limits',
  'entitled_plan',
  'usage_overview',
  'storage_used',
] as const;

/**
 * Opens PostgreSQL, or the embedded database under its lock. Throws `DataDirectoryInUseError` when
 * another process holds it, and `ConfigError` when it must exist and does not.
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
      // A transaction may wait for an outside diagnosis service while answers are weighed.
      limits: { idleInTransactionMs: diagnosisTimeoutMs + IDLE_MARGIN_MS },
      onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    });
  }
  if (mustExist && !hasEmbeddedDatabase(dataDir)) {
    throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}`);
  }
  return openEmbedded({ ...settings, dataDir });
};
