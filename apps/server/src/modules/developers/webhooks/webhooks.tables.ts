import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id, instant } from '../../../platform/db/columns.ts';
import type { Sealed } from '../../../platform/db/sealed.ts';
import { users } from '../../../platform/db/users.tables.ts';

export interface OldSecret {
  readonly secret: Sealed;
  readonly until: string;
}

/** Where a user's own programs are notified of what happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Such as 'diagnosis.created'. */
    events: text('events').array().notNull(),
    /** The signing secret, encrypted with the server's. */
    secret: text('secret').$type<Sealed>().notNull(),
    /** Secrets of before, encrypted as well, which sign beside it until then (ISO 8601); newest first. */
    oldSecrets: jsonb('old_secrets').$type<readonly OldSecret[]>().notNull().default([]),
    /** Deliveries that failed for good since the last one that arrived. */
    failures: integer('failures').notNull().default(0),
    /** Null while it is sent to. */
    disabledAt: instant('disabled_at'),
    /** Whether its last answer was slow or never came: it is sent to in a lane of its own. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** Until then one delivery is under way; null when none is. A lease. */
    busyUntil: instant('busy_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_endpoints_user_id_idx').on(table.userId),
    index('webhook_endpoints_busy_until_idx')
      .on(table.busyUntil)
      .where(sql`busy_until is not null`),
  ],
);

/** One event for one endpoint. Written by triggers together with what it reports. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** What the event is about; null for a test. Events of one kind about one object are coalesced. */
    about: uuid('about'),
    /** What is sent, and sent again. */
    payload: jsonb('payload').notNull(),
    /** 'pending', 'delivered' or 'failed'. */
    state: text('state').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** While it is pending: when it is due. */
    nextAttemptAt: instant('next_attempt_at'),
    /** When it was first handed to a sender: from then on its words are fixed. */
    handedOnAt: instant('handed_on_at'),
    /** Of the last attempt that brought an answer. */
    lastStatus: integer('last_status'),
    /** Why the last attempt failed, in our words. */
    lastFailure: text('last_failure'),
    lastAttemptAt: instant('last_attempt_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_user_id_idx').on(table.userId),
    index('webhook_deliveries_endpoint_id_created_at_idx').on(
      table.endpointId,
      table.createdAt.desc(),
    ),
    index('webhook_deliveries_due_idx')
      .on(table.nextAttemptAt)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_waiting_idx')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_about_idx').on(table.endpointId, table.about, table.event),
  ],
);
