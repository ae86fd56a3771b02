import { and, lt, notExists, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { diagnosisShares, workshopReplies } from './diagnosis-sharing.tables.ts';
import { quotes, quoteShares } from './quotes/quotes.tables.ts';

/** How long a link that ended is listed in an account's archive. */
const LINK_DAYS = 90;
/** How long a stored quote is of use: prices change. */
const QUOTE_DAYS = 730;

/** Links, 90 days after they expired or were revoked; quotes, two years after they were stored. */
export const DIAGNOSIS_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  // A link that a workshop replied by stays with the reply, which is the owner's.
  const replies = db
    .select({ one: sql`1` })
    .from(workshopReplies)
    .where(sql`${workshopReplies.shareId} = ${diagnosisShares.id}`);
  const ended = ({ expiresAt, revokedAt }: typeof diagnosisShares | typeof quoteShares) =>
    lt(sql`least(${expiresAt}, ${revokedAt})`, daysAgo(LINK_DAYS));
  const shares = await db
    .delete(diagnosisShares)
    .where(and(ended(diagnosisShares), notExists(replies)))
    .returning(gone);
  const links = await db.delete(quoteShares).where(ended(quoteShares)).returning(gone);
  const old = await db
    .delete(quotes)
    .where(lt(quotes.createdAt, daysAgo(QUOTE_DAYS)))
    .returning(gone);
  return { shares: shares.length, links: links.length, quotes: old.length };
};
