import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { workshopReplies } from '../../diagnosis/diagnosis-sharing.tables.ts';
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
    /** Null of a workshop's photograph, which belongs to its reply: nobody else sees it. */
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    workshopReplyId: uuid('workshop_reply_id').references(() => workshopReplies.id, {
      onDelete: 'cascade',
    }),
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
    index('files_workshop_reply_id_idx').on(table.workshopReplyId),
    check(
      'files_place_check',
      sql`(${table.vehicleId} is null) <> (${table.workshopReplyId} is null)`,
    ),
  ],
);
