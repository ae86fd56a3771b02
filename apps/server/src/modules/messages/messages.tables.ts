import { boolean, index, pgTable, text, unique, uuid, integer } from 'drizzle-orm/pg-core';

import { createdAt, id, instant, updatedAt } from '../../platform/db/columns.ts';
import type { Sealed } from '../../platform/db/sealed.ts';
import { users } from '../../platform/db/users.tables.ts';
import { vehicles } from '../garage/vehicles/vehicles.tables.ts';

/** The notification centre. `dedupeKey` names what is shown, so that it is shown once. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Such as 'maintenance-due', 'mot-due', 'vehicle-shared'. */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A path within the product. */
    href: text('href').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
    unique('notifications_user_id_dedupe_key_unique').on(table.userId, table.dedupeKey),
    index('notifications_vehicle_id_idx').on(table.vehicleId),
  ],
);

/** Browsers that asked for Web Push. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_user_id_idx').on(table.userId)],
);

/**
 * Where a user is notified outside the product: a topic of an ntfy server, or a Gotify server. `secret`
 * is the address with its token, encrypted with the server's secret: whoever knows a topic can read it.
 */
export const messageServices = pgTable(
  'message_services',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'ntfy' or 'gotify'. */
    kind: text('kind').notNull(),
    host: text('host').notNull(),
    secret: text('secret').$type<Sealed>().notNull(),
    createdAt: createdAt(),
    /** When a message was last tried, and why it was not taken; null: it was. */
    lastTriedAt: instant('last_tried_at'),
    lastFailure: text('last_failure'),
    /** The last answer was slow or never came: what is sent to it next waits in a lane of its own. */
    isSlow: boolean('is_slow').notNull().default(false),
  },
  (table) => [index('message_services_user_id_idx').on(table.userId)],
);

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  maintenanceReminders: boolean('maintenance_reminders').notNull().default(true),
  diagnosticUpdates: boolean('diagnostic_updates').notNull().default(true),
  securityAlerts: boolean('security_alerts').notNull().default(true),
  marketingEmails: boolean('marketing_emails').notNull().default(false),
  /** How many days before it is due a task is reminded of. */
  reminderDays: integer('reminder_days').notNull().default(14),
  updatedAt: updatedAt(),
});
