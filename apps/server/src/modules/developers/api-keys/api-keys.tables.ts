import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id, instant } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';

/** Keys by which programs act for a user. A revoked key stays, so that its user sees what it was. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The user's own name for it. */
    name: text('name').notNull(),
    /** The key's first characters, by which a user knows it again. */
    start: text('start').notNull(),
    /** SHA-256 of the key in hex: the key itself is shown once and never stored. */
    keyHash: text('key_hash').notNull().unique(),
    /** 'read', 'write'. */
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    /** Null: until it is revoked. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_keys_user_id_idx').on(table.userId)],
);
