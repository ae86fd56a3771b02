import { lt, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { incidents } from './incidents/incidents.tables.ts';
import { renewals } from './renewals/renewals.tables.ts';
import { supplies, supplyUses } from './supplies/supplies.tables.ts';
import { tyreSets } from './tyres/tyres.tables.ts';

/** How long a deleted record of a vehicle can be restored. */
const RESTORABLE_DAYS = 7;

/** Renewals, sets of tyres, incidents and supplies, a week after they were deleted. */
export const GARAGE_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const before = daysAgo(RESTORABLE_DAYS);
  const deleted = await Promise.all([
    db.delete(renewals).where(lt(renewals.deletedAt, before)).returning(gone),
    db.delete(tyreSets).where(lt(tyreSets.deletedAt, before)).returning(gone),
    db.delete(incidents).where(lt(incidents.deletedAt, before)).returning(gone),
    db.delete(supplies).where(lt(supplies.deletedAt, before)).returning(gone),
    // Of an entry that was deleted and can no longer be restored once it is erased.
    db
      .delete(supplyUses)
      .where(sql`${supplyUses.deletedAt} < ${before} and ${supplyUses.logEntryId} is null`)
      .returning(gone),
  ]);
  return { vehicleRecords: deleted.flat().length };
};
