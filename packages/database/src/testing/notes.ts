import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { ensureAppRole } from '../app-role.ts';
import type { Database } from '../database.ts';

/** A table with users' rows, for the driver's own tests. */
export const notes = pgTable('notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  body: text('body').notNull().unique(),
  tags: text('tags').array().notNull().default([]),
  facts: jsonb('facts').notNull().default({}),
  writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** The table under row-level security, and one without rights for `app_user`. */
export const prepareNotes = async (db: Database): Promise<void> => {
  await ensureAppRole(db);
  for (const statement of [
    sql`create table notes (
      id uuid primary key default gen_random_uuid(), user_id uuid not null, body text not null unique,
      tags text[] not null default '{}', facts jsonb not null default '{}',
      written_at timestamptz not null default now())`,
    sql`create table secrets (word text)`,
    sql`alter table notes enable row level security`,
    sql`alter table notes force row level security`,
    sql`create policy own on notes to app_user
      using (user_id::text = current_setting('app.user_id', true))
      with check (user_id::text = current_setting('app.user_id', true))`,
    sql`create policy owner on notes to current_user using (true) with check (true)`,
    sql`grant select, insert, update, delete on notes to app_user`,
  ]) {
    await db.execute(statement);
  }
};
