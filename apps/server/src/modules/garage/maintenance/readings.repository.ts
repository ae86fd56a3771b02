import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { TaskVehicle } from '@wrenchwise/rules/garage/maintenance-task';
import type { MotLeftOpen } from '@wrenchwise/rules/garage/mot-left-open';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { and, asc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';

import { logEntries } from '../log/log.tables.ts';
import { carsOf, unitOf } from './vehicle-use.ts';

type Handle = UserDatabase | Transaction;

/** A user's vehicles, by name; no household has more. */
const MAX_VEHICLES = 500;

/** Findings of a vehicle's tests that no open task is called after, as the page of its tests would add them. */
export const leftOpenOf = (which: keyof MotLeftOpen, vehicleId: SQLWrapper) =>
  sql<number>`(
    select count(*)::int from vehicle_register_records r, jsonb_array_elements(r.record -> 'openAdvisories') found
    where r.vehicle_id = ${vehicleId} and found ->> 'failedOn' ${sql.raw(which === 'failed' ? 'is not null' : 'is null')} and not exists (
      select 1 from maintenance_schedules t
      where t.vehicle_id = r.vehicle_id and t.deleted_at is null and not t.completed
        and t.task = trim(left(coalesce(found -> 'reading' ->> 'task', found ->> 'text'), 200))
    )
  )`;

/** The vehicles that the user may see and that are run. */
export const listVehicles = async (own: Handle): Promise<TaskVehicle[]> => {
  const cars = carsOf(own);
  const rows = await own
    .select({
      id: cars.id,
      name: cars.name,
      mileage: cars.mileage,
      canEdit: cars.canEdit,
      distanceUnit: cars.distanceUnit,
      advised: leftOpenOf('advised', cars.id),
      failed: leftOpenOf('failed', cars.id),
    })
    .from(cars)
    .where(sql`not ${cars.isArchived}`)
    .orderBy(asc(cars.name), asc(cars.id))
    .limit(MAX_VEHICLES);
  return rows.map(({ advised, failed, ...row }) => ({
    ...row,
    distanceUnit: unitOf(row.distanceUnit),
    motLeftOpen: { advised, failed },
  }));
};

/** A vehicle's last reading in miles, and its own unit of distances. */
export const vehicleUse = async (
  own: Handle,
  vehicleId: string,
): Promise<{ mileage: number | null; distanceUnit: DistanceUnit | null } | undefined> => {
  const cars = carsOf(own);
  const [row] = await own
    .select({ mileage: cars.mileage, distanceUnit: cars.distanceUnit })
    .from(cars)
    .where(eq(cars.id, vehicleId));
  return row && { ...row, distanceUnit: unitOf(row.distanceUnit) };
};

/** Writes the work into the vehicle's log; its reading becomes the vehicle's odometer. */
export const insertService = async (
  own: Handle,
  entry: Omit<typeof logEntries.$inferInsert, 'kind'>,
): Promise<string> => {
  const [row] = await own
    .insert(logEntries)
    .values({ ...entry, kind: 'service' })
    .returning({ id: logEntries.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
};

/** Takes the entries of a task's completion back. */
export const deleteService = async (own: Handle, taskId: string): Promise<void> => {
  await own
    .update(logEntries)
    .set({ deletedAt: sql`app_now()` })
    .where(
      and(
        eq(logEntries.taskId, taskId),
        eq(logEntries.kind, 'service'),
        isNull(logEntries.deletedAt),
      ),
    );
};
