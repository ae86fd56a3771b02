import type { Transaction } from '@wrenchwise/database/database';
import {
  odometerMisfit,
  type OdometerRange,
  odometerRange,
} from '@wrenchwise/rules/garage/odometer-range';
import { and, asc, desc, eq, gt, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';

import { AppError } from '../../../platform/app-error.ts';
import { logEntries } from '../log/log.tables.ts';

interface Reading {
  readonly vehicleId: string;
  readonly ownerId: string;
  readonly createdBy: string;
  /** In miles. */
  readonly odometer: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Whether it is of that day of the past, among the others, and not what the odometer shows now. */
  readonly isPast?: boolean;
}

interface ReadingPlace {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The entry that is changed: it does not bound itself. */
  readonly except?: string | undefined;
  /**
   * Where the reading is among others of its day: it follows them, as what is read now does, or
   * nobody knows, as in a log that is filled in later. Then they do not bound it.
   */
  readonly inItsDay: 'last' | 'unknown';
}

const nearestReading = async (
  tx: Transaction,
  vehicleId: string,
  where: SQL | undefined,
  order: readonly SQL[],
): Promise<{ date: string; odometer: number } | null> => {
  const [row] = await tx
    .select({ date: logEntries.date, odometer: logEntries.odometer })
    .from(logEntries)
    .where(
      and(
        eq(logEntries.vehicleId, vehicleId),
        // Written as in the partial index, which a parameter would not match.
        sql`deleted_at is null`,
        isNotNull(logEntries.odometer),
        where,
      ),
    )
    .orderBy(...order)
    .limit(1);
  return row === undefined || row.odometer === null
    ? null
    : { date: row.date, odometer: row.odometer };
};

const NEWEST = [desc(logEntries.date), desc(logEntries.createdAt)];
const OLDEST = [asc(logEntries.date), asc(logEntries.createdAt)];

/** What the odometer can show on a day, by the nearest readings of the log. */
export const odometerRangeOn = async (
  tx: Transaction,
  vehicleId: string,
  { date, except, inItsDay }: ReadingPlace,
): Promise<OdometerRange> => {
  const other = except === undefined ? undefined : ne(logEntries.id, except);
  const earlier = (inItsDay === 'last' ? lte : lt)(logEntries.date, date);
  const before = await nearestReading(tx, vehicleId, and(other, earlier), NEWEST);
  const after = await nearestReading(tx, vehicleId, and(other, gt(logEntries.date, date)), OLDEST);
  return odometerRange(date, { before, after });
};

/**
 * Adds a reading of the odometer to a vehicle's log, from which its mileage follows. Nothing is added
 * when the last reading says the same.
 *
 * @throws AppError `vehicle/mileage-…-last` when it does not fit the last reading and is not confirmed.
 */
export const addReading = async (
  tx: Transaction,
  { vehicleId, ownerId, createdBy, odometer, date, isPast = false }: Reading,
  isConfirmed: boolean,
): Promise<void> => {
  const last = await nearestReading(tx, vehicleId, undefined, NEWEST);
  if (last && Math.round(last.odometer) === odometer) return;
  // A reading that was dated ahead stays behind the one that is taken now.
  const day = last && last.date > date && !isPast ? last.date : date;
  if (!isConfirmed) {
    const range = isPast
      ? await odometerRangeOn(tx, vehicleId, { date, inItsDay: 'unknown' })
      : odometerRange(day, { before: last, after: null });
    const misfit = odometerMisfit(range, odometer);
    if (misfit === 'below') throw new AppError('vehicle/mileage-below-last');
    if (misfit === 'above') throw new AppError('vehicle/mileage-far-above-last');
  }
  await tx
    .insert(logEntries)
    .values({ userId: ownerId, createdBy, vehicleId, kind: 'odometer', date: day, odometer });
};
