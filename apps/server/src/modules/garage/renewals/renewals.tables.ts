import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** What of a vehicle runs out on a day: insurance, tax, finance, warranty, breakdown cover. */
export const renewals = pgTable(
  'renewals',
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
    /** One of `RENEWAL_KINDS`. */
    kind: text('kind').notNull(),
    /** Whom it is with: 'Aviva'. */
    provider: text('provider'),
    /** The number of the policy or contract. */
    reference: text('reference'),
    /** The day on which it ends or has to be renewed. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** By how many months renewing moves the day; null of what ends for good. */
    everyMonths: integer('every_months'),
    /** What it costs each time, in the smallest unit of `currency`. */
    costCents: integer('cost_cents'),
    /** ISO 4217. */
    currency: text('currency'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('renewals_vehicle_id_idx').on(table.vehicleId),
    index('renewals_user_id_idx').on(table.userId),
    index('renewals_due_on_idx').on(table.dueOn),
  ],
);
