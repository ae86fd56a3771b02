import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** How long the database takes to answer, in seconds. */
export const pingSeconds = async (db: Database): Promise<number> => {
  const started = performance.now();
  await db.execute(sql`select 1`);
  return (performance.now() - started) / 1000;
};

/** Webhooks that are to be sent: all, and for how long the oldest has waited for its first attempt. */
export const waitingWebhooks = async (
  db: Database,
): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> => {
  const [row] = await rowsOf(
    db,
    sql`select count(*)::int as waiting,
          coalesce(extract(epoch from app_now() - min(created_at) filter (where attempts = 0)), 0)::float as oldest
        from webhook_deliveries where state = 'pending'`,
  );
  return {
    waiting: Number(row?.['waiting'] ?? 0),
    oldestSeconds: Math.max(0, Number(row?.['oldest'] ?? 0)),
  };
};
