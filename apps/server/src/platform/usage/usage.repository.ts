import type { Usage } from '@wrenchwise/contract/endpoints/subscription';
import {
  type Database,
  type Reads,
  rowsOf,
  type Transaction,
  type UserDatabase,
} from '@wrenchwise/database/database';
import { PLAN_IDS, planAllows, type PlanId } from '@wrenchwise/rules/plans';
import { perMetric, type UsageMetric } from '@wrenchwise/rules/usage-metrics';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import { storedMetric } from '../db/stored-metric.ts';
import { usageReservations } from './usage.tables.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** A user's usage and limits this month, and the entitled plan. */
export const findUsage = async (
  own: Reads,
  userId: string | SQL,
): Promise<Usage & { readonly tier: PlanId }> => {
  const rows = await rowsOf(
    own,
    sql`select o.*, case when o.metric = 'storage' then storage_used(${userId}::uuid)::text end as bytes
        from usage_overview(${userId}::uuid) o`,
  );
  const [first] = rows;
  const metered = (metric: string) => {
    const row = rows.find((of) => of['metric'] === storedMetric(metric));
    // A metric without a limit row is not included.
    if (!row) return { used: 0, limit: 0 };
    const { used, bytes, allowance } = row;
    return {
      used: Number(bytes ?? used),
      limit: allowance === null ? null : Number(allowance),
    };
  };
  const storage = metered('storage');
  const tier = PLAN_IDS.find((id) => id === first?.['tier']) ?? 'free';
  const apiCalls = metered('apiCalls');
  return {
    tier,
    month: String(first?.['month']),
    ...perMetric(metered),
    // Without keys there are no calls, whatever the plan's row says.
    apiCalls: planAllows(tier, 'api_access') ? apiCalls : { ...apiCalls, limit: 0 },
    storage: {
      used: storage.used,
      limit: storage.limit === null ? null : storage.limit * BYTES_PER_MEGABYTE,
    },
  };
};

/** Counts a unit at once, by the owner role; false when none is left. */
export const takeUsage = async (db: Database, userId: string, metric: string): Promise<boolean> => {
  const [row] = await rowsOf(
    db,
    sql`select take_usage(${userId}::uuid, ${storedMetric(metric)}) as taken`,
  );
  return row?.['taken'] === true;
};

/** Reserves a unit; undefined when none is left. */
export const reserveUsage = async (
  own: UserDatabase | Transaction,
  unit: {
    userId: string;
    metric: UsageMetric;
    leaseMs: number;
    idempotencyKey?: string | undefined;
  },
): Promise<string | undefined> => {
  const [row] = await rowsOf(
    own,
    sql`select reserve_usage(${unit.userId}::uuid, ${storedMetric(unit.metric)}, make_interval(secs => ${unit.leaseMs / 1000}::double precision), ${unit.idempotencyKey ?? null}) as id`,
  );
  return typeof row?.['id'] === 'string' ? row['id'] : undefined;
};

/** Whether a reservation with this idempotency key exists. */
export const isReserved = async (
  own: UserDatabase | Transaction,
  userId: string,
  idempotencyKey: string,
): Promise<boolean> => {
  const rows = await own
    .select({ id: usageReservations.id })
    .from(usageReservations)
    .where(
      and(
        eq(usageReservations.userId, userId),
        eq(usageReservations.idempotencyKey, idempotencyKey),
      ),
    );
  return rows.length > 0;
};

/** Settles a reservation; false when its lease had lapsed. */
export const settleUsage = async (
  tx: Transaction,
  userId: string,
  reservation: string,
): Promise<boolean> => {
  const [row] = await rowsOf(
    tx,
    sql`select settle_usage(${userId}::uuid, ${reservation}::uuid) as settled`,
  );
  return row?.['settled'] === true;
};

/**
 * SQL for the statement that saves the work: settles the reservation and yields the user's id, or
 * null when the lease had lapsed.
 */
export const settledUser = (userId: string, reservation: string): SQL<string> =>
  sql<string>`(select ${userId}::uuid where settle_usage(${userId}::uuid, ${reservation}::uuid))`;

/** Releases a reservation. */
export const releaseUsage = async (
  own: UserDatabase | Transaction,
  userId: string,
  reservation: string,
): Promise<void> => {
  await own.execute(sql`select release_usage(${userId}::uuid, ${reservation}::uuid)`);
};
