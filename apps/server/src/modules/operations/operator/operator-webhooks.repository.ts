import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { webhookEndpoints } from '../../developers/webhooks/webhooks.tables.ts';

/** A user's webhook endpoint and how its deliveries go. */
export interface WebhookFacts {
  readonly id: string;
  readonly email: string;
  /** Without path and query, which may hold a secret. */
  readonly origin: string;
  readonly stoppedAt: string | null;
  /** Deliveries that failed for good, in a row. */
  readonly failures: number;
  readonly pending: number;
  readonly lastStatus: number | null;
}

const originOf = (url: string): string => {
  try {
    return new URL(url).origin;
  } catch {
    return '';
  }
};

/** All endpoints: stopped and failing ones first. */
export const listWebhooks = async (db: Database): Promise<readonly WebhookFacts[]> => {
  const rows = await rowsOf(
    db,
    sql`select w.id::text, u.email, w.url, w.disabled_at::text as stopped_at, w.failures,
        (select count(*)::int from webhook_deliveries d where d.endpoint_id = w.id and d.state = 'pending') as pending,
        (select d.last_status from webhook_deliveries d where d.endpoint_id = w.id and d.last_attempt_at is not null
          order by d.last_attempt_at desc limit 1) as last_status
      from webhook_endpoints w join users u on u.id = w.user_id
      order by w.disabled_at desc nulls last, w.failures desc, w.id`,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    email: String(row['email']),
    origin: originOf(String(row['url'])),
    stoppedAt:
      typeof row['stopped_at'] === 'string' ? new Date(row['stopped_at']).toISOString() : null,
    failures: Number(row['failures']),
    pending: Number(row['pending']),
    lastStatus: typeof row['last_status'] === 'number' ? row['last_status'] : null,
  }));
};

/** Starts a stopped endpoint again, without failures; returns whose it is. */
export const resumeWebhook = async (tx: Transaction, id: string): Promise<string | undefined> => {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: null, failures: 0 })
    .where(sql`${eq(webhookEndpoints.id, id)} and ${webhookEndpoints.disabledAt} is not null`)
    .returning({ userId: webhookEndpoints.userId });
  return row?.userId;
};
