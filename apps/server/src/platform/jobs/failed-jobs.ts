import type { Database } from '@wrenchwise/database/database';
import type { JobWithMetadata, PgBoss } from 'pg-boss';

import { databaseOf } from './boss.ts';
import { groupOf, JOB, PRIORITIES } from './job-settings.ts';
import type { FailedJob, JobPriority } from './queue.ts';

const priorityOf = ({ priority }: JobWithMetadata<unknown>): JobPriority =>
  priority > 0 ? 'high' : priority < 0 ? 'low' : 'normal';

/** A job of pg-boss that failed permanently. */
export const asFailedJob = (job: JobWithMetadata<unknown>): FailedJob => {
  const { output } = job;
  const message: unknown =
    typeof output === 'object' && output !== null ? Reflect.get(output, 'message') : undefined;
  return {
    id: job.id,
    data: job.data,
    failedAt: job.completedOn ?? job.createdOn,
    attempts: job.retryCount + 1,
    reason: typeof message === 'string' ? message : JSON.stringify(output),
  };
};

/** Queues failed jobs again as new ones. Returns their number. */
export const resendFailed = async (
  db: Database,
  boss: PgBoss,
  name: string,
  ids: readonly string[],
): Promise<number> => {
  let count = 0;
  for (const id of ids) {
    const [job] = await boss.findJobs<object>(name, { id });
    if (job?.state !== 'failed') continue;
    await db.transaction(async (tx) => {
      const db = databaseOf({ tx });
      await boss.send(name, job.data, {
        ...JOB,
        ...PRIORITIES[priorityOf(job)],
        ...groupOf(job.groupId),
        db,
      });
      await boss.deleteJob(name, id, { db });
    });
    count += 1;
  }
  return count;
};
