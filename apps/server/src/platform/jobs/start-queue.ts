import type { Database } from '@wrenchwise/database/database';

import type { Log } from '../log.ts';
import { bossOf, databaseOf } from './boss.ts';
import { asFailedJob, resendFailed } from './failed-jobs.ts';
import { groupOf, JOB, PRIORITIES, SCHEDULED } from './job-settings.ts';
import { readQueueCounts } from './queue-counts.ts';
import type { JobQueue, WatchJobs } from './queue.ts';
import { createWorkers, REST_POLL_SECONDS } from './workers.ts';

const POLL_SECONDS = 2;
// There is no event for a commit. Most commits follow within moments; polling finds the others.
const WAKE_AFTER_MS = [0, 50, 250, 1000];

/** Watches nothing. */
const unwatched: WatchJobs = (_, run) => run();

/**
 * Starts pg-boss on the product's database, embedded or PostgreSQL. One process at a time runs the
 * schedules; commands, which are short-lived, do not.
 */
export const startJobQueue = async (
  db: Database,
  log: Log,
  { runsSchedules = false, watch = unwatched }: { runsSchedules?: boolean; watch?: WatchJobs } = {},
): Promise<JobQueue> => {
  const boss = bossOf(db, runsSchedules);
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();

  const { open, startWorkers, wake, forgetWorkers } = createWorkers(boss, log, watch);

  return {
    send: async (name, data, { tx, priority = 'normal', group, afterSeconds = 0 } = {}) => {
      await boss.send(name, data, {
        ...JOB,
        ...PRIORITIES[priority],
        ...groupOf(group),
        ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}),
        ...(tx ? { db: databaseOf({ tx }) } : {}),
      });
      for (const ms of tx ? WAKE_AFTER_MS : [0]) setTimeout(wake, ms, name).unref();
    },
    open,
    work: (name, handle, options) => startWorkers(name, handle, POLL_SECONDS, options),
    schedule: async (name, cron, handle) => {
      await open(name);
      await boss.schedule(name, cron, {}, { ...SCHEDULED, missed: 'once' });
      await startWorkers(name, handle, REST_POLL_SECONDS);
    },
    failed: async (name) => {
      const jobs = await boss.findJobs<unknown>(name);
      return jobs
        .filter(({ state }) => state === 'failed')
        .map(asFailedJob)
        .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
    },
    counts: () => readQueueCounts(db),
    resend: (name, ids) => resendFailed(db, boss, name, ids),
    forget: async (name, containing, within) => {
      const db = databaseOf(within);
      const jobs = await boss.findJobs(name, { data: containing, db });
      if (jobs.length > 0) {
        await boss.deleteJob(
          name,
          jobs.map(({ id }) => id),
          { db },
        );
      }
    },
    stop: async () => {
      forgetWorkers();
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
};
