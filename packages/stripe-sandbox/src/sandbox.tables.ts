import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** UTC, as a JavaScript Date. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Now by the product's clock: a function of the database that the server makes. */
const now = sql`app_now()`;

/** The sandbox provider's objects, in the provider's own shapes. Empty where a real one is set up. */
export const sandboxPaymentObjects = pgTable(
  'sandbox_payment_objects',
  {
    /** Such as 'cus_…', 'sub_…', 'in_…'. */
    id: text('id').primaryKey(),
    /** 'customer', 'subscription', 'invoice' … */
    kind: text('kind').notNull(),
    /** The customer that it belongs to. */
    customerId: text('customer_id'),
    object: jsonb('object').$type<Record<string, unknown>>().notNull(),
    /** When the sandbox has to do something about it, such as renew a subscription. */
    dueAt: instant('due_at'),
    /** The order in which they were made: lists are newest first. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [
    index('sandbox_payment_objects_customer_id_kind_idx').on(table.customerId, table.kind),
    index('sandbox_payment_objects_due_at_idx').on(table.dueAt),
  ],
);

/** The sandbox provider's events on their way to the webhook. */
export const sandboxPaymentDeliveries = pgTable(
  'sandbox_payment_deliveries',
  {
    eventId: text('event_id').primaryKey(),
    customerId: text('customer_id'),
    /** The very bytes that are signed and sent. */
    payload: text('payload').notNull(),
    dueAt: instant('due_at').notNull().default(now),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [index('sandbox_payment_deliveries_due_at_idx').on(table.dueAt)],
);
