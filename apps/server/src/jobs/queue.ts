import { randomUUID } from 'node:crypto';

import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';

import type { Log } from '../log.ts';

/** The transaction, of the owner role, that a change to a queue belongs to. */
export interface Within {
  readonly tx: Database | Transaction;
}

/** 'high' is what somebody waits for at the screen, 'low' what may wait for everything else. */
export type JobPriority = 'high' | 'normal' | 'low';

export interface SendOptions extends Partial<Within> {
  /** 'normal' unless given. Of what is due, the higher goes first. */
  readonly priority?: JobPriority;
}

export interface WorkOptions {
  /** How many jobs are done at the same time by this process; 1 unless given. */
  readonly concurrency?: number;
  /** Called once for each job that failed for good. Must not throw. */
  readonly onFailed?: (data: unknown, error: unknown) => void;
}

/** A job that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly data: unknown;
  readonly failedAt: Date;
  readonly attempts: number;
  /** What the last attempt said; may name an address. */
  readonly reason: string;
}

/** Work that outlives a request: kept in the database, tried again until done. */
export interface JobQueue {
  /**
   * Puts one job into the queue `name`; it survives a crash from here on, or from the commit of
   * `options.tx` on, and is never done when that is rolled back.
   */
  readonly send: (name: string, data: object, options?: SendOptions) => Promise<void>;
  /**
   * Works the queue `name` as fast as jobs are done. A job that is done leaves no row; a throw has
   * it tried again with back-off for a day at least, a `HopelessJobError` does not. What failed for
   * good stays 14 days.
   */
  readonly work: (
    name: string,
    handle: (data: unknown) => Promise<void>,
    options?: WorkOptions,
  ) => Promise<void>;
  /**
   * Does work by the clock: at the times of `cron` (five fields, UTC), once for all instances. What
   * came due while none was running is made up for once, by the next that starts. A throw is tried
   * again with back-off for some hours.
   */
  readonly schedule: (name: string, cron: string, work: () => Promise<void>) => Promise<void>;
  /** What failed for good and is still kept, the oldest failure first. */
  readonly failed: (name: string) => Promise<readonly FailedJob[]>;
  /** Puts failed jobs into the queue again as if they were new. Returns how many there were. */
  readonly resend: (name: string, ids: readonly string[]) => Promise<number>;
  /** Readies the queue `name` for `send` where another process works it. */
  readonly open: (name: string) => Promise<void>;
  /** Removes every job, waiting or failed, whose data contains what is given. */
  readonly forget: (name: string, containing: object, within: Within) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Thrown by a handler for what no further try can change. */
export class HopelessJobError extends Error {
  override readonly name = 'HopelessJobError';
}

const RETENTION_SECONDS = 14 * 24 * 60 * 60;
// pg-boss waits between half and the whole of retryDelay * 2^n seconds, at most retryDelayMax. Even
// with the shorter waits both limits are more than 24 hours.
const JOB = {
  retryLimit: 310,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  // Longer than the slowest delivery; then the process is taken for dead and another one tries.
  expireInSeconds: 120,
  retentionSeconds: RETENTION_SECONDS,
  deleteAfterSeconds: RETENTION_SECONDS,
};
// What the clock starts is nobody's to wait for, and comes round again by itself.
const SCHEDULED = { ...JOB, priority: -10, retryLimit: 40, expireInSeconds: 3600 };
const PRIORITIES = {
  // Whoever waits at the screen is served within a minute of the end of an outage.
  high: { priority: 10, retryLimit: 1500, retryDelayMax: 60 },
  normal: { priority: 0 },
  low: { priority: -10 },
} as const satisfies Record<JobPriority, object>;

// Only the first worker of a queue looks often; a worker that finds a job wakes the next one.
const POLL_SECONDS = 2;
const REST_POLL_SECONDS = 10;
// A transaction does not say when it commits. Most do within moments; polling finds the others.
const WAKE_AFTER_MS = [0, 50, 250, 1000];

const bossOf = (db: Database, keepsTime: boolean): PgBoss => {
  const common = { supervise: true, schedule: keepsTime, migrate: true };
  const { kind, executeSql } = db;
  return new PgBoss({
    ...common,
    db: { executeSql },
    ...(kind === 'embedded' ? { backend: 'pglite' } : {}),
  });
};

/** Lets pg-boss speak within a transaction of ours. */
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

/** One loop that fetches a job, does it and fetches the next. */
interface Worker {
  /** pg-boss's name for it. */
  id: string;
  busy: boolean;
}

const priorityOf = ({ priority }: JobWithMetadata<unknown>): JobPriority =>
  priority > 0 ? 'high' : priority < 0 ? 'low' : 'normal';

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

/**
 * Starts pg-boss on the product's own database, embedded or PostgreSQL. Of the processes that keep
 * time one at a time looks what is due; commands, which come and go, do not.
 */
export const startJobQueue = async (
  db: Database,
  log: Log,
  { keepsTime = false } = {},
): Promise<JobQueue> => {
  const boss = bossOf(db, keepsTime);
  const workersOf = new Map<string, readonly Worker[]>();
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();

  /** Has an idle worker look now. A busy one looks by itself when it is done. */
  const wake = (name: string): void => {
    const idle = workersOf.get(name)?.find(({ busy }) => !busy);
    if (idle !== undefined) boss.notifyWorker(idle.id);
  };

  const open = async (name: string): Promise<void> => {
    await boss.createQueue(name);
    // Has pg-boss read the queue's settings now: within a transaction of the embedded database,
    // that reading would wait for the transaction, and the transaction for it.
    await boss.findJobs(name, { id: randomUUID() });
  };

  const settle = async (
    job: JobWithMetadata<unknown>,
    handle: (data: unknown) => Promise<void>,
    onFailed: WorkOptions['onFailed'],
  ): Promise<JobResult> => {
    try {
      await handle(job.data);
    } catch (error) {
      const hopeless = error instanceof HopelessJobError;
      const attempt = job.retryCount + 1;
      const fields = { err: error, queue: job.name, attempt };
      if (hopeless || job.retryCount >= job.retryLimit) {
        log.error(fields, 'a job failed for good');
        onFailed?.(job.data, error);
      } else if (isPowerOfTwo(attempt)) {
        // An outage of a day would fill the log with the same line.
        log.warn(fields, 'a job failed and will be tried again');
      }
      // Without a queue for dead letters, 'deadletter' means: failed, and not to be tried again.
      const output = error instanceof Error ? error : { reason: String(error) };
      return { id: job.id, status: hopeless ? 'deadletter' : 'failed', output };
    }
    // Its data are personal: pg-boss would keep a completed job for days.
    await boss.deleteJob(job.name, job.id);
    return { id: job.id, status: 'completed' };
  };

  const startWorkers = async (
    name: string,
    handle: (data: unknown) => Promise<void>,
    pollSeconds: number,
    { concurrency = 1, onFailed }: WorkOptions = {},
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
        // The next fetch follows at once instead of at the next poll.
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
        },
        doOne,
      );
    }
  };

  return {
    send: async (name, data, { tx, priority = 'normal' } = {}) => {
      const db = tx ? { db: databaseOf({ tx }) } : {};
      await boss.send(name, data, { ...JOB, ...PRIORITIES[priority], ...db });
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
    resend: async (name, ids) => {
      let count = 0;
      for (const id of ids) {
        const [job] = await boss.findJobs<object>(name, { id });
        if (job?.state !== 'failed') continue;
        await db.transaction(async (tx) => {
          const db = databaseOf({ tx });
          await boss.send(name, job.data, { ...JOB, ...PRIORITIES[priorityOf(job)], db });
          await boss.deleteJob(name, id, { db });
        });
        count += 1;
      }
      return count;
    },
    forget: async (name, containing, within) => {
      const db = databaseOf(within);
      const jobs = await boss.findJobs(name, { data: containing, db });
      if (jobs.length > 0)
        await boss.deleteJob(
          name,
          jobs.map(({ id }) => id),
          { db },
        );
    },
    stop: async () => {
      workersOf.clear();
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
};
