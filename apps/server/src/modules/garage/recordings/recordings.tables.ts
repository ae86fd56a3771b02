import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, instant, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { diagnoses } from '../../diagnosis/diagnoses.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** What vehicles said at their socket over time; the bytes are in the file store under `storageKey`. */
export const recordings = pgTable(
  'recordings',
  {
    id: id(),
    /** The vehicle's owner, against whose storage it counts. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** The guided test that it was made in, and what that found; null of live values. */
    guidedTest: text('guided_test'),
    verdict: text('verdict'),
    startedAt: instant('started_at').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    /** Answers of all values together. */
    samples: integer('samples').notNull(),
    /** What each value said, as `RecordedValue`: for a list, without the bytes. */
    values: jsonb('values').notNull(),
    markers: integer('markers').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('recordings_vehicle_id_started_at_idx').on(table.vehicleId, table.startedAt, table.id),
    index('recordings_user_id_idx').on(table.userId),
    index('recordings_diagnosis_id_idx').on(table.diagnosisId),
  ],
);
