import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { TaskVehicle } from '@wrenchwise/domain/garage/maintenance-task';
import type { ReadingsAround } from '@wrenchwise/domain/garage/task-state';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import { logEntries } from '../../db/schema/log.ts';
import { carsOf } from './vehicle-use.ts';

type Handle = UserDatabase | Transaction;

/** A user's vehicles, by name; no household has more. */
const MOST_VEHICLES = 500;

/** The vehicles that the user may see. */
export const listVehicles = async (own: Handle): Promise<TaskVehicle[]> => {
  const cars = carsOf(own);
  return own
    .select({ id: cars.id, name: cars.name, mileage: cars.mileage, canEdit: cars.canEdit })
    .from(cars)
    .orderBy(asc(cars.name), asc(cars.id))
    .limit(MOST_VEHICLES);
};

/** How much a vehicle is driven a year, and its odometer's last reading, in miles. */
export const vehicleUse = async (
  own: Handle,
  vehicleId: string,
): Promise<{ milesPerYear: number; mileage: number | null } | undefined> => {
  const cars = carsOf(own);
  const [row] = await own
    .select({ milesPerYear: cars.milesPerYear, mileage: cars.mileage })
    .from(cars)
    .where(eq(cars.id, vehicleId));
  return row;
};

/** The last reading on or before a day, and the first after it. */
export const readingsAround = async (
  own: Handle,
  vehicleId: string,
  date: string,
): Promise<ReadingsAround> => {
  const readings = () =>
    own.select({ date: logEntries.date, odometer: logEntries.odometer }).from(logEntries);
  const of = and(
    eq(logEntries.vehicleId, vehicleId),
    isNull(logEntries.deletedAt),
    isNotNull(logEntries.odometer),
  );
  const [before] = await readings()
    .where(and(of, sql`${logEntries.date} <= ${date}`))
    .orderBy(desc(logEntries.date), desc(logEntries.createdAt))
    .limit(1);
  const [after] = await readings()
    .where(and(of, sql`${logEntries.date} > ${date}`))
    .orderBy(asc(logEntries.date), asc(logEntries.createdAt))
    .limit(1);
  const reading = (row: typeof before) =>
    row === undefined || row.odometer === null ? null : { date: row.date, odometer: row.odometer };
  return { before: reading(before), after: reading(after) };
};

/** Writes the work into the vehicle's log; its reading becomes the vehicle's odometer. */
export const insertService = async (
  own: Handle,
  entry: Omit<typeof logEntries.$inferInsert, 'kind'>,
): Promise<void> => {
  await own.insert(logEntries).values({ ...entry, kind: 'service' });
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
