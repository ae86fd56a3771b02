import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** Counters of `take_rate_limit`: a row for each caller and endpoint. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer('count').notNull(),
});
