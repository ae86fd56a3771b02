import { and, isNotNull, lt, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import {
  applicationErrors,
  contactMessages,
  pageViews,
  pageVotes,
  retentionRuns,
} from './operations.tables.ts';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Who voted is forgotten when the day is over, what they wrote after a year, the votes after two. */
const forgetVotes: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const voters = await db
    .update(pageVotes)
    .set({ voter: null })
    .where(and(lt(pageVotes.day, dayOf(daysAgo(0))), isNotNull(pageVotes.voter)))
    .returning(gone);
  const remarks = await db
    .update(pageVotes)
    .set({ remark: null })
    .where(and(lt(pageVotes.createdAt, daysAgo(365)), isNotNull(pageVotes.remark)))
    .returning(gone);
  const votes = await db
    .delete(pageVotes)
    .where(lt(pageVotes.day, dayOf(daysAgo(2 * 365))))
    .returning(gone);
  return {
    pageVoters: voters.length,
    pageRemarks: remarks.length,
    pageVotes: votes.length,
  };
};

/**
 * Messages after a year, error reports after 90 days, counts of page views and runs of the retention after two years,
 * votes on pages in three steps.
 */
export const OPERATIONS_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const contacts = await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, daysAgo(365)))
    .returning(gone);
  const errors = await db
    .delete(applicationErrors)
    .where(lt(applicationErrors.createdAt, daysAgo(90)))
    .returning(gone);
  const views = await db
    .delete(pageViews)
    .where(lt(pageViews.day, dayOf(daysAgo(2 * 365))))
    .returning(gone);
  const runs = await db
    .delete(retentionRuns)
    .where(lt(retentionRuns.createdAt, daysAgo(2 * 365)))
    .returning(gone);
  return {
    contactMessages: contacts.length,
    errorReports: errors.length,
    pageViews: views.length,
    retentionRuns: runs.length,
    ...(await forgetVotes(db, daysAgo)),
  };
};
