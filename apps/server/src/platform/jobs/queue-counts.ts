import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** The stored jobs of a queue. */
export interface QueueCounts {
  readonly queue: string;
  /** Due and not begun, or waiting to be tried again. */
  readonly waiting: number;
  readonly active: number;
  /** Failed for good. */
  readonly failed: number;
  /** Age of the oldest that is due and not done; 0 where there is none. */
  readonly oldestSeconds: number;
}

/** Every queue's stored jobs, by one statement over what pg-boss stores; finished jobs leave no row. */
export const readQueueCounts = async (db: Database): Promise<readonly QueueCounts[]> => {
  const rows = await rowsOf(
    db,
    sql`with due as (
          select name, state, case when state = 'created' then start_after else created_on end as since
          from pgboss.job
          where state in ('retry', 'active', 'failed') or (state = 'created' and start_after <= now())
        )
        select q.name as queue,
          count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'active')::int as active,
          count(*) filter (where state = 'failed')::int as failed,
          coalesce(extract(epoch from now() - min(since) filter (where state <> 'failed')), 0)::float as oldest
        from pgboss.queue q left join due on due.name = q.name
        where q.name not like '\\_\\_pgboss%'
        group by q.name`,
  );
  return rows.map(({ queue, waiting, active, failed, oldest }) => ({
    queue: String(queue),
    waiting: Number(waiting),
    active: Number(active),
    failed: Number(failed),
    oldestSeconds: Math.max(0, Number(oldest)),
  }));
};
