import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** What happened to a vehicle and may have to be shown to an insurer. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    /** The vehicle's owner, whoever added it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** One of `INCIDENT_KINDS`. */
    kind: text('kind').notNull(),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    place: text('place'),
    /** Name, registration and insurer of whoever else was in it, as typed. */
    thirdParty: text('third_party'),
    /** The number of a claim or of the police. */
    reference: text('reference'),
    /** What it cost so far, in the smallest unit of `currency`. */
    costCents: integer('cost_cents'),
    /** ISO 4217. */
    currency: text('currency'),
    isSettled: boolean('is_settled').notNull().default(false),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('incidents_vehicle_id_idx').on(table.vehicleId),
    index('incidents_user_id_idx').on(table.userId),
  ],
);
