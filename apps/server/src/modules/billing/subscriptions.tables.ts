import { sql } from 'drizzle-orm';
import {
  integer,
  pgTable,
  text,
  boolean,
  check,
  primaryKey,
  uniqueIndex,
  uuid,
  index,
} from 'drizzle-orm/pg-core';

import { instant, createdAt, deletedAt, id, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';

/** One row for each plan, seeded from the catalogue; an operator may change it. */
export const products = pgTable('products', {
  id: text('id').primaryKey(),
  /** 'free', 'pro' or 'enterprise'. */
  tier: text('tier').notNull().unique(),
  /** The payment provider's price id; null for the free plan. */
  priceId: text('price_id').unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  mode: text('mode').notNull().default('subscription'),
  priceCents: integer('price_cents').notNull(),
  currency: text('currency').notNull().default('USD'),
  interval: text('interval').notNull().default('month'),
  trialDays: integer('trial_days').notNull().default(0),
  /** Set by the operator's command: from then on a start does not write the catalogue's price. */
  editedAt: instant('edited_at'),
});

/** What the operator has set for the whole installation, in one row. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey(),
    /** Everybody has every feature, and no allowance. */
    paymentsOff: boolean('payments_off').notNull(),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
);

/** What a plan allows: a row for each metric, null is unlimited. */
export const usageLimits = pgTable(
  'usage_limits',
  {
    tier: text('tier').notNull(),
    /** In snake case, such as 'repair_guides'. */
    metric: text('metric').notNull(),
    /** Units a month; of 'storage' megabytes, of 'concurrent_users' users at a time. */
    allowance: integer('allowance'),
  },
  (table) => [primaryKey({ columns: [table.tier, table.metric] })],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').notNull(),
    status: text('status').notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    canceledAt: instant('canceled_at'),
    /** The status before cancellation. Resuming restores it, so that it pays no bill. */
    statusBeforeCancel: text('status_before_cancel'),
    /** Why, in the user's choice of `CANCEL_REASONS` and own words. */
    cancelReason: text('cancel_reason'),
    cancelComment: text('cancel_comment'),
    endedAt: instant('ended_at'),
    trialEnd: instant('trial_end'),
    /** Since when a bill is unpaid. */
    pastDueSince: instant('past_due_since'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_user_id_idx')
      .on(table.userId)
      .where(sql`deleted_at is null`),
  ],
);

/** The payment provider's view of a customer. */
export const paymentSubscriptions = pgTable(
  'payment_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    subscriptionId: text('subscription_id').unique(),
    /** As the provider says; null for a customer who never subscribed. */
    status: text('status'),
    priceId: text('price_id'),
    currentPeriodStart: instant('current_period_start'),
    currentPeriodEnd: instant('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    paymentBrand: text('payment_brand'),
    paymentLast4: text('payment_last4'),
    cardExpMonth: integer('card_exp_month'),
    cardExpYear: integer('card_exp_year'),
    /** What unpaid bills come to. */
    amountDueCents: integer('amount_due_cents').notNull().default(0),
    amountDueCurrency: text('amount_due_currency'),
    /** When a trial was ended at once, because its card had had one. */
    trialRefusedAt: instant('trial_refused_at'),
    /**
     * Readings of the provider are numbered when they begin; what a later one wrote is not
     * overwritten by an earlier one.
     */
    readingsBegun: integer('readings_begun').notNull().default(0),
    readingWritten: integer('reading_written').notNull().default(0),
    /** When the provider was last read. */
    readAt: instant('read_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('payment_subscriptions_user_id_idx').on(table.userId)],
);

export const billingHistory = pgTable(
  'billing_history',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: instant('date').notNull(),
    description: text('description').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    status: text('status').notNull(),
    /** The provider's invoice id; unique. */
    invoiceId: text('invoice_id').unique(),
    /** The number printed on the invoice. */
    number: text('number'),
    /** The provider's page of the invoice, and its PDF. */
    invoiceUrl: text('invoice_url'),
    pdfUrl: text('pdf_url'),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    taxCents: integer('tax_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    subscriptionId: text('subscription_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('billing_history_user_id_date_idx').on(table.userId, table.date.desc())],
);
