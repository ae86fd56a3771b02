import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { incidents } from '../incidents/incidents.tables.ts';
import { logEntries } from '../log/log.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** Photos, receipts and documents; the bytes are in the file store under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The vehicle's owner, against whose storage the file counts. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    logEntryId: uuid('log_entry_id').references(() => logEntries.id, { onDelete: 'set null' }),
    incidentId: uuid('incident_id').references(() => incidents.id, { onDelete: 'set null' }),
    /** 'photo', 'receipt' or 'document'. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('files_vehicle_id_created_at_idx').on(table.vehicleId, table.createdAt, table.id),
    index('files_user_id_idx').on(table.userId),
    index('files_log_entry_id_idx').on(table.logEntryId),
    index('files_incident_id_idx').on(table.incidentId),
  ],
);
