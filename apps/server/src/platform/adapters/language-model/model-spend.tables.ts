import { date, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';

import { id } from '../../db/columns.ts';
import { users } from '../../db/users.tables.ts';

/** What was asked of a language model on a day (UTC): a row for each user, and one for all together. */
export const modelSpend = pgTable(
  'model_spend',
  {
    id: id(),
    day: date('day').notNull(),
    /** Null: everybody's. It outlives the users that are deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    calls: integer('calls').notNull(),
    /** Of questions and answers; an estimate while an answer is written. */
    tokens: integer('tokens').notNull(),
  },
  (table) => [unique('model_spend_user_id_day_key').on(table.userId, table.day).nullsNotDistinct()],
);
