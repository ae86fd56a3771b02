import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** Users whose entitlement is no longer what the security events reported: a period or a grant ended. */
export const listStaleEntitlements = async (db: Database): Promise<readonly string[]> => {
  const rows = await rowsOf(
    db,
    sql`select user_id from recorded_entitlements where tier <> paid_plan(user_id)`,
  );
  return rows.map((row) => String(row['user_id']));
};
