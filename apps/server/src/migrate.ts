import type { Database } from '@wrenchwise/database/database';
import { migrate } from '@wrenchwise/database/migrate';

import { writeCatalogue } from './modules/billing/write-catalogue.repository.ts';

/** Migrates and seeds. Safe to run from several instances at once. */
export const migrateDatabase = (db: Database, migrationsFolder: string): Promise<void> =>
  migrate(db, migrationsFolder, writeCatalogue);
