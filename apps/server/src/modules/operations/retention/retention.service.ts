import type { Database } from '@wrenchwise/database/database';

import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import type { RetentionRule } from '../../../platform/retention-rule.ts';
import { recordRun } from './retention.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nightly; the hour does not matter. */
const NIGHTLY = '17 3 * * *';

/** Deletes what is past its retention, logs and stores how much of each kind. Idempotent. */
export const removeOutdated = async ({
  db,
  retentionRules,
  now,
  log,
}: {
  readonly db: Database;
  readonly retentionRules: readonly RetentionRule[];
  readonly now: () => Date;
  readonly log: Pick<Log, 'info'>;
}): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  const deleted = await db.withoutTimeouts(async (owner) => {
    const counts: Record<string, number> = {};
    for (const rule of retentionRules) Object.assign(counts, await rule(owner, daysAgo));
    return counts;
  });
  await recordRun(db, deleted);
  log.info({ deleted }, 'deleted what is past its retention');
};

/** Schedules the deletion, once for all instances. */
export const startRetention = ({
  queue,
  ...dependencies
}: {
  readonly queue: Pick<JobQueue, 'schedule'>;
  readonly db: Database;
  readonly retentionRules: readonly RetentionRule[];
  readonly now: () => Date;
  readonly log: Pick<Log, 'info'>;
}): Promise<void> => queue.schedule('retention', NIGHTLY, () => removeOutdated(dependencies));
