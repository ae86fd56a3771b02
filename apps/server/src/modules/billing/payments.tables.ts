import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid, integer, unique, uniqueIndex } from 'drizzle-orm/pg-core';

import { instant, createdAt, id, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The payment provider's events that took effect, each once. What an event says is not stored: its
 * customer is read afresh.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's event id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** When the provider made it. */
    occurredAt: instant('occurred_at').notNull(),
    objectId: text('object_id'),
    customerId: text('customer_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`app_now()`),
    /** 'applied', 'superseded' (a later reading was written already), 'ignored'. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('payment_events_user_id_idx').on(table.userId),
    index('payment_events_received_at_idx').on(table.receivedAt.desc()),
  ],
);

/** Checkouts that were begun. A user has one open at a time. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    /** Also the idempotency key of the request to the provider. */
    id: id(),
    userId: owner(),
    planId: text('plan_id').notNull(),
    priceId: text('price_id').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    trialDays: integer('trial_days').notNull(),
    /** The caller's. */
    idempotencyKey: text('idempotency_key'),
    /** The provider's session; null until it has answered. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    /** 'creating', 'open', 'complete', 'expired', 'replaced' (by one for another plan). */
    status: text('status').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkout_sessions_user_id_open_idx')
      .on(table.userId)
      .where(sql`status in ('creating', 'open')`),
    unique('checkout_sessions_user_id_idempotency_key_unique').on(
      table.userId,
      table.idempotencyKey,
    ),
  ],
);

/** Refunds and disputed payments. */
export const paymentIncidents = pgTable(
  'payment_incidents',
  {
    id: id(),
    userId: owner(),
    /** 'refund', 'dispute'. */
    kind: text('kind').notNull(),
    /** The provider's refund or dispute id. */
    providerId: text('provider_id').notNull().unique(),
    invoiceId: text('invoice_id'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** As the provider says: 'succeeded', 'needs_response', 'won', 'lost' … */
    status: text('status').notNull(),
    reason: text('reason'),
    occurredAt: instant('occurred_at').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [index('payment_incidents_user_id_idx').on(table.userId)],
);

/** Plans that the operator gave away. They stand beside what is paid for: the better one counts. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: id(),
    userId: owner(),
    planId: text('plan_id').notNull(),
    startsAt: instant('starts_at')
      .notNull()
      .default(sql`app_now()`),
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('plan_grants_user_id_idx').on(table.userId)],
);

/** The entitled plan that the security events have last reported of. */
export const recordedEntitlements = pgTable('recorded_entitlements', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier').notNull(),
  recordedAt: instant('recorded_at')
    .notNull()
    .default(sql`app_now()`),
});

/**
 * Who and which card had a trial. Keyed hashes only, so that it may outlive the account: a trial is
 * once, and deleting the account does not bring another.
 */
export const trialUses = pgTable('trial_uses', {
  /** HMAC of the user's id, or of the card's fingerprint. */
  keyHash: text('key_hash').primaryKey(),
  /** HMAC of the subscription that used it first. */
  subscriptionHash: text('subscription_hash').notNull(),
  usedAt: instant('used_at')
    .notNull()
    .default(sql`app_now()`),
});
