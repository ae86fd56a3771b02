import { lt, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { webhookDeliveries } from './webhooks/webhooks.tables.ts';

/** What was sent to webhooks, after 30 days. */
export const DEVELOPERS_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const deliveries = await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, daysAgo(30)))
    .returning(gone);
  return { webhookDeliveries: deliveries.length };
};
