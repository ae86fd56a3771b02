import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from './accounts.ts';
import { createdAt, deletedAt, id, instant, updatedAt } from './columns.ts';
import { diagnoses } from './diagnoses.ts';

export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    vin: text('vin'),
    color: text('color'),
    mileage: integer('mileage'),
    notes: text('notes'),
    registration: text('registration'),
    engineCapacity: integer('engine_capacity'),
    fuelType: text('fuel_type'),
    co2Emissions: integer('co2_emissions'),
    monthOfFirstRegistration: text('month_of_first_registration'),
    motStatus: text('mot_status'),
    taxStatus: text('tax_status'),
    taxDueDate: date('tax_due_date', { mode: 'string' }),
    euroStatus: text('euro_status'),
    wheelplan: text('wheelplan'),
    realDrivingEmissions: text('real_driving_emissions'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('vehicles_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
    check('vehicles_mileage_check', sql`${table.mileage} >= 0`),
    check('vehicles_year_check', sql`${table.year} >= 1900`),
  ],
);

export const maintenanceSchedules = pgTable(
  'maintenance_schedules',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    task: text('task').notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    /** Odometer in miles. */
    dueMileage: integer('due_mileage'),
    recurMonths: integer('recur_months'),
    recurMiles: integer('recur_miles'),
    notes: text('notes'),
    completed: boolean('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [index('maintenance_schedules_user_id_due_date_idx').on(table.userId, table.dueDate)],
);
