import type { Database } from '@wrenchwise/database/database';

import type { Deleted } from '../../../platform/retention-rule.ts';
import { retentionRuns } from '../operations.tables.ts';

/** Stores what a run deleted. */
export const recordRun = async (db: Database, deleted: Deleted): Promise<void> => {
  await db.insert(retentionRuns).values({ deleted });
};
