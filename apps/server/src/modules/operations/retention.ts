import { lt, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import {
  applicationErrors,
  contactMessages,
  pageViews,
  retentionRuns,
} from './operations.tables.ts';

/** Messages after a year, error reports after 90 days, counts of page views and runs of the retention after two years. */
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
    .where(
      lt(
        pageViews.day,
        daysAgo(2 * 365)
          .toISOString()
          .slice(0, 10),
      ),
    )
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
  };
};
