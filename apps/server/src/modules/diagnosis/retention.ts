import { and, lt, notExists, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { diagnosisShares, workshopReplies } from './diagnosis-sharing.tables.ts';
import { quotes } from './quotes/quotes.tables.ts';

/** How long a stored quote is of use: prices change. */
const QUOTE_DAYS = 730;

/** Links for workshops, 90 days after they expired or were revoked; quotes, two years after they were stored. */
export const DIAGNOSIS_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  // A link that a workshop replied by stays with the reply, which is the owner's.
  const replies = db
    .select({ one: sql`1` })
    .from(workshopReplies)
    .where(sql`${workshopReplies.shareId} = ${diagnosisShares.id}`);
  const ended = sql`least(${diagnosisShares.expiresAt}, ${diagnosisShares.revokedAt})`;
  const shares = await db
    .delete(diagnosisShares)
    .where(and(lt(ended, daysAgo(90)), notExists(replies)))
    .returning(gone);
  const old = await db
    .delete(quotes)
    .where(lt(quotes.createdAt, daysAgo(QUOTE_DAYS)))
    .returning(gone);
  return { shares: shares.length, quotes: old.length };
};
