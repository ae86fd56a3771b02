import { pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from '../db/columns.ts';
import type { Sealed } from '../db/sealed.ts';

/** Keys that the server made for itself, encrypted with its secret, such as the VAPID pair. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: text('value').$type<Sealed>().notNull(),
  createdAt: createdAt(),
});
