import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** A job queue and what is in it. */
export interface QueueFacts {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** Since when the oldest job that is due waits. */
  readonly waitingSince: string | null;
}

/** A job that failed permanently; its data are personal and left out. */
export interface FailedJobFacts {
  readonly id: string;
  readonly queue: string;
  readonly failedAt: string | null;
  readonly attempts: number;
  readonly reason: string;
}

const instant = (value: unknown): string | null =>
  typeof value === 'string' ? new Date(value).toISOString() : null;

/** The queues that have jobs, by name. */
export const listQueues = async (db: Database): Promise<readonly QueueFacts[]> => {
  const rows = await rowsOf(
    db,
    sql`select name,
        count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed')::int as failed,
        (min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::text as since
      from pgboss.job where state not in ('completed', 'cancelled') group by name order by name`,
  );
  return rows.map((row) => ({
    queue: String(row['name']),
    waiting: Number(row['waiting']),
    running: Number(row['running']),
    failed: Number(row['failed']),
    waitingSince: instant(row['since']),
  }));
};

const MAX_FAILED = 200;

/** Jobs that failed permanently, the newest failure first. */
export const listFailed = async (
  db: Database,
  queue: string | undefined,
): Promise<readonly FailedJobFacts[]> => {
  const rows = await rowsOf(
    db,
    sql`select id::text, name, completed_on::text as failed_at, retry_count + 1 as attempts,
        coalesce(output ->> 'message', output ->> 'reason', '') as reason
      from pgboss.job where state = 'failed' and (${queue ?? null}::text is null or name = ${queue ?? null}::text)
      order by completed_on desc nulls last limit ${MAX_FAILED}`,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    queue: String(row['name']),
    failedAt: instant(row['failed_at']),
    attempts: Number(row['attempts']),
    reason: String(row['reason']),
  }));
};
