import {
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  index,
  uniqueIndex,
  jsonb,
} from 'drizzle-orm/pg-core';

import { id, instant, updatedAt } from '../db/columns.ts';
import { users } from '../db/users.tables.ts';

/**
 * Usage by UTC calendar month and metric. Written by `increment_usage` and the reservations only.
 */
export const usageTracking = pgTable(
  'usage_tracking',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    metric: text('metric').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.metric] })],
);

/** A reserved unit while its work runs. After a crash the lease lapses. */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    metric: text('metric').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    idempotencyKey: text('idempotency_key'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('usage_reservations_user_id_metric_idx').on(table.userId, table.metric),
    uniqueIndex('usage_reservations_user_id_idempotency_key_idx').on(
      table.userId,
      table.idempotencyKey,
    ),
  ],
);

export const usageMetrics = pgTable('usage_metrics', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** { apiCalls, storage, concurrentUsers, lastUpdated } */
  usage: jsonb('usage').$type<Record<string, number | string>>().notNull().default({}),
  updatedAt: updatedAt(),
});
