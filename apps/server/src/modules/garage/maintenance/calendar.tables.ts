import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';

/** A user's calendar address: what its secret hashes to. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
});
