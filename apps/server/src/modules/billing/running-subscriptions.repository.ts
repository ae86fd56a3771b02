import type { Database } from '@wrenchwise/database/database';
import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';

import { subscriptions } from './subscriptions.tables.ts';

/** How many people the payment provider collects from, as far as we know. */
export const countRunningSubscriptions = async (db: Database): Promise<number> => {
  const [row] = await db
    .select({ running: count() })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.planId, 'free'),
        isNull(subscriptions.deletedAt),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
      ),
    );
  return row?.running ?? 0;
};
