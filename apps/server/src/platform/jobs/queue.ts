import { randomUUID } from 'node:crypto';

import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';

import type { Log } from '../log.ts';
import { type QueueCounts, readQueueCounts } from './queue-counts.ts';

/** The transaction of the owner role that a change belongs to. */
export interface Within {
  readonly tx: Database | Transaction;
}

/** 'high': a user is waiting; 'low': after everything else. */
export type JobPriority = 'high' | 'normal' | 'low';

export interface SendOptions extends Partial<Within> {
  /** 'normal' by default. Of the due jobs, the highest priority runs first. */
  readonly priority?: JobPriority;
  /** Whose job it is, such as a user: see `WorkOptions.perGroup`. */
  readonly group?: string;
  /** It runs so many seconds from now at the earliest; at once by default. */
  readonly afterSeconds?: number;
}

export interface WorkOptions {
  /** Jobs at the same time in this process; 1 by default. */
  readonly concurrency?: number;
  /**
   * Jobs of one group at the same time, over all instances; no bound by default. Below `concurrency`,
   * what one group has waiting delays no other. Two instances may exceed it for a moment.
   */
  readonly perGroup?: number;
  /** Called once for each job that failed permanently. Must not throw. */
  readonly onFailed?: (data: unknown, error: unknown) => void;
}

/** A job that failed permanently. */
export interface FailedJob {
  readonly id: string;
  readonly data: unknown;
  readonly failedAt: Date;
  readonly attempts: number;
  /** The last error message; may contain an address. */
  readonly reason: string;
}

/** How one run of a job ended: 'retried' will be tried again, 'failed' will not. */
export type JobOutcome = 'completed' | 'retried' | 'failed';

/** Sees how the runs of this process go, for metrics and traces. */
export type WatchJobs = (queue: string, run: () => Promise<JobOutcome>) => Promise<JobOutcome>;

/** Background jobs, stored in the database and retried. */
export interface JobQueue {
  /**
   * Queues a job. It survives a crash from now on, or from the commit of `options.tx`; after a
   * rollback it never runs.
   */
  readonly send: (name: string, data: object, options?: SendOptions) => Promise<void>;
  /**
   * Works the queue `name`. A finished job leaves no row; a failed one is retried with back-off for
   * a day at least, except after an `UnrecoverableJobError`. Permanently failed jobs are stored for 14
   * days.
   */
  readonly work: (
    name: string,
    handle: (data: unknown) => Promise<void>,
    options?: WorkOptions,
  ) => Promise<void>;
  /**
   * Runs scheduled work, `cron` with five fields in UTC, once for all instances. A run missed while
   * no instance was up is made up for once. A failure is retried with back-off for some hours.
   */
  readonly schedule: (name: string, cron: string, work: () => Promise<void>) => Promise<void>;
  /** Stored jobs that failed permanently, the oldest failure first. */
  readonly failed: (name: string) => Promise<readonly FailedJob[]>;
  /** Every queue's stored jobs, by one statement. */
  readonly counts: () => Promise<readonly QueueCounts[]>;
  /** Queues failed jobs again as new ones. Returns their number. */
  readonly resend: (name: string, ids: readonly string[]) => Promise<number>;
  /** Prepares the queue `name` for `send` where another process works it. */
  readonly open: (name: string) => Promise<void>;
  /** Removes every waiting or failed job whose data contains this. */
  readonly forget: (name: string, containing: object, within: Within) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Thrown by a handler when retrying is pointless. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableJobError';
}

const RETENTION_SECONDS = 14 * 24 * 60 * 60;
// pg-boss waits between half and all of retryDelay * 2^n seconds, at most retryDelayMax. With the
// shortest waits both limits still exceed 24 hours.
const JOB = {
  retryLimit: 310,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  // Longer than the slowest delivery; then the process counts as dead and another one retries.
  expireInSeconds: 120,
  retentionSeconds: RETENTION_SECONDS,
  deleteAfterSeconds: RETENTION_SECONDS,
};
// Nobody waits for scheduled jobs, and they come round again.
const SCHEDULED = { ...JOB, priority: -10, retryLimit: 40, expireInSeconds: 3600 };
const PRIORITIES = {
  // Users' jobs run within a minute after an outage.
  high: { priority: 10, retryLimit: 1500, retryDelayMax: 60 },
  normal: { priority: 0 },
  low: { priority: -10 },
} as const satisfies Record<JobPriority, object>;

// Only a queue's first worker polls often; a worker that finds a job wakes the next one.
const POLL_SECONDS = 2;
const REST_POLL_SECONDS = 10;
// There is no event for a commit. Most commits follow within moments; polling finds the others.
const WAKE_AFTER_MS = [0, 50, 250, 1000];

const bossOf = (db: Database, runsSchedules: boolean): PgBoss => {
  const common = { supervise: true, schedule: runsSchedules, migrate: true };
  const { kind, executeSql } = db;
  return new PgBoss({
    ...common,
    db: { executeSql },
    ...(kind === 'embedded' ? { backend: 'pglite' } : {}),
  });
};

/** Lets pg-boss run statements in one of our transactions. */
const databaseOf = ({ tx }: Within): ReturnType<typeof fromDrizzle> =>
  fromDrizzle(
    {
      execute: async (statement) => {
        if (!(statement instanceof SQL)) throw new TypeError('not made by the given sql tag');
        return { rows: [...(await rowsOf(tx, statement))] };
      },
    },
    sql,
  );

/** A loop that fetches a job, runs it and fetches the next. */
interface Worker {
  /** pg-boss's worker id. */
  id: string;
  busy: boolean;
}

const priorityOf = ({ priority }: JobWithMetadata<unknown>): JobPriority =>
  priority > 0 ? 'high' : priority < 0 ? 'low' : 'normal';

const groupOf = (id: string | null | undefined) =>
  id === null || id === undefined ? {} : { group: { id } };

/** Watches nothing. */
const unwatched: WatchJobs = (_, run) => run();

const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n));

const asFailedJob = (job: JobWithMetadata<unknown>): FailedJob => {
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

/** The failure of a job as pg-boss stores it, and whether it is tried again. */
const failureOf = (
  log: Log,
  job: JobWithMetadata<unknown>,
  error: unknown,
  onFailed: WorkOptions['onFailed'],
): { readonly outcome: JobOutcome; readonly result: JobResult } => {
  const hopeless = error instanceof UnrecoverableJobError;
  const isLast = hopeless || job.retryCount >= job.retryLimit;
  const attempt = job.retryCount + 1;
  const fields = { err: error, queue: job.name, attempt };
  if (isLast) {
    log.error(fields, 'a job failed for good');
    onFailed?.(job.data, error);
  } else if (isPowerOfTwo(attempt)) {
    // Logged once: a long outage would fill the log.
    log.warn(fields, 'a job failed and will be tried again');
  }
  // Without a dead letter queue, 'deadletter' means: failed, do not retry.
  const output = error instanceof Error ? error : { reason: String(error) };
  return {
    outcome: isLast ? 'failed' : 'retried',
    result: { id: job.id, status: hopeless ? 'deadletter' : 'failed', output },
  };
};

/** The workers of this process. */
const createWorkers = (boss: PgBoss, log: Log, watch: WatchJobs) => {
  const workersOf = new Map<string, readonly Worker[]>();

  /** Wakes an idle worker. A busy one fetches again by itself. */
  const wake = (name: string): void => {
    const idle = workersOf.get(name)?.find(({ busy }) => !busy);
    if (idle !== undefined) boss.notifyWorker(idle.id);
  };

  const open = async (name: string): Promise<void> => {
    await boss.createQueue(name);
    // Makes pg-boss cache the queue's settings now: reading them within a transaction of the
    // embedded database would deadlock with it.
    await boss.findJobs(name, { id: randomUUID() });
  };

  const settle = async (
    job: JobWithMetadata<unknown>,
    handle: (data: unknown) => Promise<void>,
    onFailed: WorkOptions['onFailed'],
  ): Promise<JobResult> => {
    let result: JobResult = { id: job.id, status: 'completed' };
    await watch(job.name, async () => {
      try {
        await handle(job.data);
      } catch (error) {
        const failed = failureOf(log, job, error, onFailed);
        result = failed.result;
        return failed.outcome;
      }
      // Job data are personal: pg-boss would keep completed jobs for days.
      await boss.deleteJob(job.name, job.id);
      return 'completed';
    });
    return result;
  };

  const startWorkers = async (
    name: string,
    handle: (data: unknown) => Promise<void>,
    pollSeconds: number,
    { concurrency = 1, perGroup, onFailed }: WorkOptions = {},
  ): Promise<void> => {
    await open(name);
    const workers = Array.from({ length: concurrency }, (): Worker => ({ id: '', busy: false }));
    workersOf.set(name, workers);
    for (const [i, worker] of workers.entries()) {
      const doOne = async (jobs: JobWithMetadata<unknown>[]): Promise<JobResult[]> => {
        worker.busy = true;
        wake(name);
        const results = await Promise.all(jobs.map((job) => settle(job, handle, onFailed)));
        worker.busy = false;
        // Fetch again at once instead of at the next poll.
        boss.notifyWorker(worker.id);
        return results;
      };
      worker.id = await boss.work(
        name,
        {
          pollingIntervalSeconds: i === 0 ? pollSeconds : REST_POLL_SECONDS,
          batchSize: 1,
          includeMetadata: true,
          perJobResults: true,
          ...(perGroup === undefined ? {} : { groupConcurrency: perGroup }),
        },
        doOne,
      );
    }
  };

  return { open, startWorkers, wake, forgetWorkers: () => workersOf.clear() };
};

/** Queues failed jobs again as new ones. Returns their number. */
const resendFailed = async (
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
