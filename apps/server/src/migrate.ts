import type { Database } from '@wrenchwise/database/database';
import { migrate } from '@wrenchwise/database/migrate';

import { writeCatalogue } from './modules/billing/write-catalogue.repository.ts';
import { SQUASHED } from './platform/db/squashed-migrations.ts';

/**
 * Migrates and seeds. Safe to run from several instances at once. Throws `FormerMigrationsError` for a database
 * of an edition before the baseline that has not run all of its migrations.
 */
export const migrateDatabase = (db: Database, migrationsFolder: string): Promise<void> =>
  migrate(db, migrationsFolder, { seed: writeCatalogue, squashed: SQUASHED });
