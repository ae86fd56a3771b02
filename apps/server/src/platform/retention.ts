import { rowsOf } from '@wrenchwise/database/database';
import { lt, sql } from 'drizzle-orm';

import { modelSpend } from './adapters/language-model/model-spend.tables.ts';
import { rateLimits } from './http/limits.tables.ts';
import type { RetentionRule } from './retention-rule.ts';

/** Security events of accounts after two years, those without one after 90 days; counters; what was asked of a model after 90 days. */
export const PLATFORM_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const [events] = await rowsOf(
    db,
    sql`select account_events, refusals
        from expire_security_events(${daysAgo(2 * 365).toISOString()}::timestamptz, ${daysAgo(90).toISOString()}::timestamptz)`,
  );
  // The longest window of a rate limit is a day.
  const counters = await db
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, daysAgo(2)))
    .returning(gone);
  const spend = await db
    .delete(modelSpend)
    .where(lt(modelSpend.day, daysAgo(90).toISOString().slice(0, 10)))
    .returning(gone);
  return {
    securityEvents: Number(events?.['account_events']),
    refusals: Number(events?.['refusals']),
    counters: counters.length,
    modelSpend: spend.length,
  };
};
