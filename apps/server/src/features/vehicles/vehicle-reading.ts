import type { Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import { logEntries } from '../../db/schema/log.ts';

interface Reading {
  readonly vehicleId: string;
  readonly ownerId: string;
  readonly createdBy: string;
  /** In miles. */
  readonly odometer: number;
  /** YYYY-MM-DD. */
  readonly date: string;
}

// Above 60,000 miles a year even taxis and couriers are rare; a short time between two readings must
// not make an honest drive implausible.
const MOST_A_DAY = 60_000 / 365.25;
const MOST_AT_ONCE = 5000;
const DAY_MS = 86_400_000;

/** The newest reading of a vehicle's log. */
const lastReading = async (tx: Transaction, vehicleId: string) => {
  const [last] = await tx
    .select({ odometer: logEntries.odometer, date: logEntries.date })
    .from(logEntries)
    .where(
      and(
        eq(logEntries.vehicleId, vehicleId),
        isNull(logEntries.deletedAt),
        isNotNull(logEntries.odometer),
      ),
    )
    .orderBy(desc(logEntries.date), desc(logEntries.createdAt))
    .limit(1);
  if (last === undefined || last.odometer === null) return undefined;
  return { odometer: last.odometer, date: last.date };
};

/**
 * Adds a reading of the odometer to a vehicle's log, from which its mileage follows. Nothing is added
 * when the last reading says the same.
 *
 * @throws AppError `vehicle/mileage-…-last` when it does not fit the last reading and is not confirmed.
 */
export const addReading = async (
  tx: Transaction,
  { vehicleId, ownerId, createdBy, odometer, date }: Reading,
  isConfirmed: boolean,
): Promise<void> => {
  const last = await lastReading(tx, vehicleId);
  if (last && Math.round(last.odometer) === odometer) return;
  if (last && !isConfirmed) {
    // Of tenths that were rounded away nothing is asked.
    if (odometer < Math.floor(last.odometer)) throw new AppError('vehicle/mileage-below-last');
    const days = Math.max(0, (Date.parse(date) - Date.parse(last.date)) / DAY_MS);
    if (odometer - last.odometer > MOST_AT_ONCE + MOST_A_DAY * days) {
      throw new AppError('vehicle/mileage-far-above-last');
    }
  }
  // A reading that was dated ahead stays behind the one that is taken now.
  const day = last && last.date > date ? last.date : date;
  await tx
    .insert(logEntries)
    .values({ userId: ownerId, createdBy, vehicleId, kind: 'odometer', date: day, odometer });
};
