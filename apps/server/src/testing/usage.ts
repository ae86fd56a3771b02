import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

export type Metric = 'diagnoses' | 'repair_guides';

/** Counts units as used this month, by the server's SQL function. */
export const useUp = async (
  db: Database,
  userId: string,
  metric: Metric,
  units: number,
): Promise<void> => {
  await db.execute(sql`select increment_usage(${userId}::uuid, ${metric}, ${units})`);
};

/** This month's counted and reserved units. */
export const countedUsage = async (
  db: Database,
  userId: string,
): Promise<{ diagnoses: number; repairGuides: number; setAside: number }> => {
  const [row] = await rowsOf(
    db,
    sql`select
      (select used from usage_tracking where user_id = ${userId} and month = usage_month() and metric = 'diagnoses') as diagnoses,
      (select used from usage_tracking where user_id = ${userId} and month = usage_month() and metric = 'repair_guides') as guides,
      (select count(*) from usage_reservations where user_id = ${userId}) as set_aside`,
  );
  return {
    diagnoses: Number(row?.['diagnoses'] ?? 0),
    repairGuides: Number(row?.['guides'] ?? 0),
    setAside: Number(row?.['set_aside'] ?? 0),
  };
};

/** The number of a user's stored diagnoses. */
export const storedDiagnoses = async (db: Database, userId: string): Promise<number> => {
  const [row] = await rowsOf(
    db,
    sql`select count(*) as stored from diagnoses where user_id = ${userId}`,
  );
  return Number(row?.['stored'] ?? 0);
};
