import { lt, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { sessions, verifications } from './accounts.tables.ts';

/** Sessions and mailed links, a day after their end. */
export const ACCOUNTS_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const ended = await db
    .delete(sessions)
    .where(lt(sessions.expiresAt, daysAgo(1)))
    .returning(gone);
  const links = await db
    .delete(verifications)
    .where(lt(verifications.expiresAt, daysAgo(1)))
    .returning(gone);
  return { sessions: ended.length, mailedLinks: links.length };
};
