import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';
import { diagnoses } from '../diagnosis/diagnoses.tables.ts';

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

/** Page views by UTC day: counts only, nothing about the readers. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/** What readers said of a guide, an everyday job or the page of a trouble code. */
export const pageVotes = pgTable(
  'page_votes',
  {
    id: id(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    /** A keyed hash of day, page, network and browser: one vote a visitor. Null once the day is over. */
    voter: text('voter'),
    isRight: boolean('is_right').notNull(),
    /** What was wrong or missing. */
    remark: text('remark'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_votes_voter_unique').on(table.voter),
    index('page_votes_path_idx').on(table.path),
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

/** What each night's retention deleted, by kind: for the operator. */
export const retentionRuns = pgTable('retention_runs', {
  id: id(),
  deleted: jsonb('deleted').$type<Readonly<Record<string, number>>>().notNull(),
  createdAt: createdAt(),
});
