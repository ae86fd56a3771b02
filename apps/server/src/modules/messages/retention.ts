import { and, isNull, lt, ne, or, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { notifications } from './messages.tables.ts';

/** What notifications said: 90 days after they were read, a year after they were made. */
export const MESSAGES_RETENTION: RetentionRule = async (db, daysAgo) => {
  // The key stays, so that a reminder is not sent again.
  const said = await db
    .update(notifications)
    .set({
      title: '',
      body: '',
      href: '',
      readAt: sql`coalesce(${notifications.readAt}, app_now())`,
    })
    .where(
      and(
        ne(notifications.title, ''),
        or(
          lt(notifications.readAt, daysAgo(90)),
          and(isNull(notifications.readAt), lt(notifications.createdAt, daysAgo(365))),
        ),
      ),
    )
    .returning({ id: sql<number>`1` });
  return { notifications: said.length };
};
