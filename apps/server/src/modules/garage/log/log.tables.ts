import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  uuid,
  numeric,
  check,
  date,
  jsonb,
  primaryKey,
} from 'drizzle-orm/pg-core';

import { createdAt, id, deletedAt, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { diagnoses } from '../../diagnosis/diagnoses.tables.ts';
import { maintenanceSchedules } from '../maintenance/maintenance.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

const decimal = (name: string, precision: number, scale: number) =>
  numeric(name, { precision, scale, mode: 'number' });

/** What one import of a file brought into one vehicle. Those of one batch are undone as a whole. */
export const logImports = pgTable(
  'log_imports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** The import of one file, which may go into several vehicles. */
    batchId: uuid('batch_id').notNull().defaultRandom(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the import made the vehicle. */
    madeVehicle: boolean('made_vehicle').notNull().default(false),
    /** One of `IMPORT_PROGRAMS`, or 'other'. */
    format: text('format').notNull(),
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('log_imports_user_id_idx').on(table.userId),
    index('log_imports_vehicle_id_idx').on(table.vehicleId),
    index('log_imports_batch_id_idx').on(table.batchId),
  ],
);

/** A vehicle's log: odometer readings, fill-ups, charges, work done, other spending. */
export const logEntries = pgTable(
  'log_entries',
  {
    id: id(),
    /** The vehicle's owner, whoever added the entry. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** 'odometer', 'fuel', 'charge', 'service' or 'expense'. */
    kind: text('kind').notNull(),
    /** The day, in the vehicle's place. */
    date: date('date', { mode: 'string' }).notNull(),
    /** In miles; three decimals bring kilometres back exactly. */
    odometer: decimal('odometer', 11, 3),
    /** Fuel in litres. */
    litres: decimal('litres', 9, 3),
    /** The unit in which the fuel was typed, in which it is shown again; null: before it was stored. */
    volumeUnit: text('volume_unit'),
    /** The unit in which the odometer was typed; null: before it was stored. */
    distanceUnit: text('distance_unit'),
    /** 'lpg' of a car that runs on petrol as well; null for its main fuel. Consumption of each is apart. */
    fuelKind: text('fuel_kind'),
    /** Energy charged, in kWh. */
    kwh: decimal('kwh', 9, 3),
    /** Filled to the brim: consumption is worked out from one such entry to the next. */
    isFull: boolean('is_full'),
    /** A fill-up before this one is missing: no consumption across it. */
    isAfterGap: boolean('is_after_gap').notNull().default(false),
    /** Smallest unit of `currency`. */
    costCents: integer('cost_cents'),
    /** ISO 4217. */
    currency: text('currency'),
    /** One of the log's expense categories; services and expenses. */
    category: text('category'),
    title: text('title'),
    /** Who did the work, or where it was bought. */
    place: text('place'),
    notes: text('notes'),
    /** The maintenance task that this completed. */
    taskId: uuid('task_id').references(() => maintenanceSchedules.id, {
      onDelete: 'set null',
    }),
    /** The diagnosis whose job this was. */
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    importId: uuid('import_id').references(() => logImports.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('log_entries_vehicle_id_date_idx')
      .on(table.vehicleId, table.date, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('log_entries_user_id_idx').on(table.userId),
    index('log_entries_task_id_idx').on(table.taskId),
    index('log_entries_diagnosis_id_idx').on(table.diagnosisId),
    index('log_entries_import_id_idx').on(table.importId),
    check(
      'log_entries_volume_unit_check',
      sql`${table.volumeUnit} in ('litres', 'gallons-uk', 'gallons-us')`,
    ),
    check('log_entries_distance_unit_check', sql`${table.distanceUnit} in ('miles', 'kilometres')`),
    check('log_entries_odometer_check', sql`${table.odometer} >= 0`),
    check('log_entries_cost_check', sql`${table.costCents} >= 0`),
  ],
);

/** What was spent in one currency on one thing. */
export interface MonthSpending {
  readonly currency: string | null;
  readonly kind: string;
  readonly category: string | null;
  readonly cents: number;
  readonly entries: number;
}

/**
 * The sums of each month of a vehicle's log, by trigger: lists and costs of a long log read these and not its rows.
 * A month without an entry has no row.
 */
export const logMonths = pgTable(
  'log_months',
  {
    /** The vehicle's owner. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    /** How many entries there are of each kind. */
    kinds: jsonb('kinds').$type<Readonly<Record<string, number>>>().notNull(),
    spending: jsonb('spending').$type<readonly MonthSpending[]>().notNull(),
    /** The last odometer reading: of the last day that has one, the highest. */
    readingOn: date('reading_on', { mode: 'string' }),
    /** In miles. */
    reading: decimal('reading', 11, 3),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleId, table.month] }),
    index('log_months_user_id_idx').on(table.userId),
  ],
);
