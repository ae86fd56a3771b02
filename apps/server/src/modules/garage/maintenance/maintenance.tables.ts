import type { TemplateItem } from '@wrenchwise/rules/garage/template-item';
import { boolean, date, index, integer, pgTable, text, uuid, jsonb } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, instant, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { diagnoses } from '../../diagnosis/diagnoses.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** Maintenance tasks. A recurring one is followed by a row of its own when it is completed. */
export const maintenanceSchedules = pgTable(
  'maintenance_schedules',
  {
    id: id(),
    /** The vehicle's owner, whoever added the task. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    /** The rows of one recurring task, oldest first by their creation. */
    seriesId: uuid('series_id').notNull().defaultRandom(),
    task: text('task').notNull(),
    /** The service item of the knowledge that a generated task stands for. */
    serviceItem: text('service_item'),
    /** 'manual', 'schedule', 'template', 'diagnosis', 'guide', 'advisory', 'recall' or 'outlook'. */
    source: text('source').notNull().default('manual'),
    /** Why it is due, and why then. */
    reason: text('reason'),
    dueDate: date('due_date', { mode: 'string' }),
    /** Odometer in miles. */
    dueMileage: integer('due_mileage'),
    recurMonths: integer('recur_months'),
    recurMiles: integer('recur_miles'),
    notes: text('notes'),
    /** The import that brought it; the foreign key is in the migration only, since the log refers to tasks. */
    importId: uuid('import_id'),
    completed: boolean('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('maintenance_schedules_user_id_due_date_idx').on(table.userId, table.dueDate),
    index('maintenance_schedules_vehicle_id_due_date_idx').on(table.vehicleId, table.dueDate),
    index('maintenance_schedules_diagnosis_id_idx').on(table.diagnosisId),
    index('maintenance_schedules_import_id_idx').on(table.importId),
  ],
);

/** A user's own sets of tasks (`custom_maintenance`). */
export const maintenanceTemplates = pgTable(
  'maintenance_templates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    items: jsonb('items').$type<TemplateItem[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('maintenance_templates_user_id_idx').on(table.userId)],
);
