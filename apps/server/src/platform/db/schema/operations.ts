import type { AuditKind, AuditSeverity } from '@wrenchwise/domain/audit';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from './accounts.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { diagnoses } from './diagnoses.ts';

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

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

/** A support request. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The diagnosis that it is about. */
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    /** 'normal', 'high' or 'highest', by the plan at the time. */
    priority: text('priority').notNull(),
    /** 'open', 'answered' or 'closed'. */
    status: text('status').notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('support_requests_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
  ],
);

/** Page views by UTC day: counts alone, nothing about the readers. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

export const securityAuditEvents = pgTable(
  'security_audit_events',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A kind of `AUDIT_KINDS`, such as 'auth_success'. */
    kind: text('kind').$type<AuditKind>().notNull(),
    /** 'info', 'warning', 'error' or 'critical'. */
    severity: text('severity').$type<AuditSeverity>().notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_audit_events_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
  ],
);

/** Error reports of browsers. */
export const applicationErrors = pgTable('application_errors', {
  id: id(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  category: text('category').notNull(),
  severity: text('severity').notNull(),
  message: text('message').notNull(),
  /** The path of the page. */
  page: text('page'),
  requestId: text('request_id'),
  createdAt: createdAt(),
});

/** Counters of `take_rate_limit`: a row for each caller and endpoint. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer('count').notNull(),
});

/** What each night's retention deleted, by kind: for the operator. */
export const retentionRuns = pgTable('retention_runs', {
  id: id(),
  deleted: jsonb('deleted').$type<Readonly<Record<string, number>>>().notNull(),
  createdAt: createdAt(),
});
