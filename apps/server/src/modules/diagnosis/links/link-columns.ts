import { text } from 'drizzle-orm/pg-core';

import { createdAt, instant } from '../../../platform/db/columns.ts';
import type { Sealed } from '../../../platform/db/sealed.ts';

/** What every link has that is opened without an account. */
export const linkColumns = () => ({
  /** What the link's secret hashes to. */
  tokenHash: text('token_hash').notNull(),
  /** The secret itself, to show the link again; null once it is revoked. */
  token: text('token').$type<Sealed>(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});
