import type { LogImport } from '@wrenchwise/contract/endpoints/log-imports';
import { rowsOf, type Transaction, type UserDatabase } from '@wrenchwise/database/database';
import { IMPORT_PROGRAMS } from '@wrenchwise/rules/garage/log-import';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { plainName } from '../../../../platform/http/file-name.ts';
import { diagnoses } from '../../../diagnosis/diagnoses.tables.ts';
import { files } from '../../files/files.tables.ts';
import { maintenanceSchedules } from '../../maintenance/maintenance.tables.ts';
import { vehicles } from '../../vehicles/vehicles.tables.ts';
import { logEntries, logImports } from '../log.tables.ts';
import type { EntryBatch } from './import-batches.ts';
import { type StoredEntry, taskKey } from './reading/judge-rows.ts';
import type { ReadTask } from './reading/to-entry.ts';

/** Stores what an import brings into one vehicle; its entries and tasks follow. */
export const insertImport = async (
  tx: Transaction,
  values: typeof logImports.$inferInsert,
): Promise<string> => {
  const [made] = await tx.insert(logImports).values(values).returning({ id: logImports.id });
  if (!made) throw new Error('the insert returned no row');
  return made.id;
};

interface Owner {
  readonly importId: string;
  readonly vehicleId: string;
  readonly userId: string;
  readonly createdBy: string;
}

/**
 * Stores a batch as it came from the worker. `created_at` follows the order of the file, so that of a day's readings
 * the last one is the newest; `offset` counts the batches before.
 */
export const insertBatch = async (
  tx: Transaction,
  { json }: EntryBatch,
  { importId, vehicleId, userId, createdBy }: Owner,
  offset: number,
): Promise<void> => {
  await tx.execute(sql`
    insert into log_entries (user_id, vehicle_id, created_by, import_id, created_at, kind, date, odometer, litres, kwh,
      fuel_kind, is_full, is_after_gap, cost_cents, currency, category, title, place, notes)
    select ${userId}::uuid, ${vehicleId}::uuid, ${createdBy}::uuid, ${importId}::uuid,
      app_now() + (${offset}::int + x.n) * interval '1 microsecond',
      x.item->>'kind', (x.item->>'date')::date, (x.item->>'odometer')::numeric, (x.item->>'litres')::numeric,
      (x.item->>'kwh')::numeric, x.item->>'fuel_kind', (x.item->>'is_full')::boolean, (x.item->>'is_after_gap')::boolean,
      (x.item->>'cost_cents')::integer, x.item->>'currency', x.item->>'category', x.item->>'title', x.item->>'place',
      x.item->>'notes'
    from jsonb_array_elements(${json}::jsonb) with ordinality as x(item, n)`);
};

/** Stores the tasks that reminders of a file become. */
export const insertImportedTasks = async (
  tx: Transaction,
  tasks: readonly ReadTask[],
  { importId, vehicleId, userId, createdBy }: Owner,
): Promise<void> => {
  if (tasks.length === 0) return;
  await tx.insert(maintenanceSchedules).values(
    tasks.map(({ task, dueDate, dueMileage, recurMonths, recurMiles, notes }) => ({
      task,
      dueDate,
      dueMileage,
      recurMonths,
      recurMiles,
      notes,
      importId,
      vehicleId,
      userId,
      createdBy,
      reason: 'Imported as a reminder',
    })),
  );
};

/** The imports of a vehicle, newest first. */
export const vehicleImports = async (
  own: UserDatabase,
  vehicleId: string,
): Promise<LogImport[]> => {
  const rows = await own
    .select()
    .from(logImports)
    .where(eq(logImports.vehicleId, vehicleId))
    .orderBy(desc(logImports.createdAt), desc(logImports.id))
    .limit(100);
  return rows.map(({ id, format, fileName, rows: count, createdAt }) => ({
    id,
    format: IMPORT_PROGRAMS.find((known) => known === format) ?? 'other',
    fileName: plainName(fileName) || 'file',
    rows: count,
    createdAt: createdAt.toISOString(),
  }));
};

/** What one import brought into which vehicles, those that the user may see. */
export const partsOfImport = async (
  tx: Transaction,
  id: string,
): Promise<(typeof logImports.$inferSelect)[]> =>
  tx
    .select()
    .from(logImports)
    .where(
      eq(
        logImports.batchId,
        tx.select({ batchId: logImports.batchId }).from(logImports).where(eq(logImports.id, id)),
      ),
    );

/** Erases parts of an import with their entries and tasks. */
export const eraseImports = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  const own = [...ids];
  await tx.delete(logEntries).where(inArray(logEntries.importId, own));
  await tx.delete(maintenanceSchedules).where(inArray(maintenanceSchedules.importId, own));
  await tx.delete(logImports).where(inArray(logImports.id, own));
};

/** Deletes, softly, a vehicle to which nothing belongs. */
export const deleteEmptyVehicle = async (tx: Transaction, vehicleId: string): Promise<void> => {
  const none = (table: unknown, alive: unknown) =>
    sql`not exists (select 1 from ${table} t where t.vehicle_id = ${vehicleId} and ${alive})`;
  const notDeleted = sql`t.deleted_at is null`;
  await tx
    .update(vehicles)
    .set({ deletedAt: sql`app_now()` })
    .where(
      and(
        eq(vehicles.id, vehicleId),
        isNull(vehicles.deletedAt),
        none(logEntries, notDeleted),
        none(files, notDeleted),
        none(maintenanceSchedules, notDeleted),
        none(diagnoses, sql`true`),
      ),
    );
};

/** Locks vehicles until the transaction ends, so that two imports of one file do not both find it new. */
export const lockVehicles = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]))
    .orderBy(vehicles.id)
    .for('update');
};

/** A mark of what logs hold: it changes with every entry that is added or changed. */
export const logsMark = async (
  own: UserDatabase | Transaction,
  ids: readonly string[],
): Promise<string> => {
  if (ids.length === 0) return '';
  const [row] = await rowsOf(
    own,
    sql`select count(*) || ' ' || coalesce(max(updated_at)::text, '') as mark from log_entries
      where vehicle_id in ${[...ids]}`,
  );
  const mark: unknown = row?.['mark'];
  if (typeof mark !== 'string') throw new Error('a count of rows is a text here');
  return mark;
};

/** What a log has already, as far as an import compares it. */
export const storedEntries = async (
  own: UserDatabase | Transaction,
  vehicleId: string,
): Promise<readonly StoredEntry[]> => {
  const rows = await own
    .select({
      kind: logEntries.kind,
      date: logEntries.date,
      odometer: logEntries.odometer,
      litres: logEntries.litres,
      kwh: logEntries.kwh,
      costCents: logEntries.costCents,
    })
    .from(logEntries)
    .where(and(eq(logEntries.vehicleId, vehicleId), sql`deleted_at is null`));
  return rows.map(({ litres, kwh, ...rest }) => ({ ...rest, amount: litres ?? kwh }));
};

/** The tasks of a vehicle, those that are done included, as an import compares them. */
export const storedTaskKeys = async (
  own: UserDatabase,
  vehicleId: string,
): Promise<readonly string[]> => {
  const rows = await own
    .select({
      task: maintenanceSchedules.task,
      dueDate: maintenanceSchedules.dueDate,
      dueMileage: maintenanceSchedules.dueMileage,
    })
    .from(maintenanceSchedules)
    .where(
      and(eq(maintenanceSchedules.vehicleId, vehicleId), isNull(maintenanceSchedules.deletedAt)),
    );
  return rows.map(taskKey);
};

/** The user's vehicles by what a file may call them. */
export const namedVehicles = async (own: UserDatabase) =>
  own
    .select({
      id: vehicles.id,
      nickname: vehicles.nickname,
      make: vehicles.make,
      model: vehicles.model,
      registration: vehicles.registration,
      vin: vehicles.vin,
      canEdit: sql<boolean>`${vehicles.userId} = app_user_id()
        or ${vehicles.id} = any ((select shared_vehicle_ids(true))::uuid[])`,
    })
    .from(vehicles)
    .where(isNull(vehicles.deletedAt))
    .orderBy(desc(vehicles.createdAt))
    .limit(200);
