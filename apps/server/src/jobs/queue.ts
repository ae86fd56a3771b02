import { randomUUID } from 'node:crypto';

import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';

import { type Connection, type Database, rowsOf, type Transaction } from '../db/connect.ts';
import type { Log } from '../log.ts';

/** The transaction, of the owner role, that a change to a queue belongs to. */
export interface Within {
  readonly tx: Database | Transaction;
}

/** Work that outlives a request: kept in the database, tried again until done. */
export interface JobQueue {
  /**
   * Puts one job into the queue `name`; it survives a crash from here on, or from the commit of
   * `within.tx` on, and is never done when that is rolled back.
   */
  readonly send: (name: string, data: object, within?: Within) => Promise<void>;
  /**
   * Works the queue `name`, one job at a time. A job that is done leaves no row; a throw has it tried
   * again with back-off, a `HopelessJobError` does not. What failed for good stays 14 days.
   */
  readonly work: (name: string, handle: (data: unknown) => Promise<void>) => Promise<void>;
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

const KEPT_SECONDS = 14 * 24 * 60 * 60;
const JOB = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  // Longer than the slowest delivery; then the process is taken for dead and another one tries.
  expireInSeconds: 120,
  retentionSeconds: KEPT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
};
const POLL_SECONDS = 2;
// A transaction does not say when it commits. Most do within moments; polling finds the others.
const WAKE_AFTER_MS = [0, 50, 250, 1000];

const bossOf = (connection: Connection): PgBoss => {
  const common = { supervise: true, schedule: false, migrate: true };
  if ('pglite' in connection.raw) {
    return new PgBoss({ ...common, db: fromPglite(connection.raw.pglite), backend: 'pglite' });
  }
  const { pool } = connection.raw;
  return new PgBoss({
    ...common,
    db: { executeSql: (text, values) => pool.query(text, values) },
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

/** Starts pg-boss on the product's own database, embedded or PostgreSQL. */
export const startJobQueue = async (connection: Connection, log: Log): Promise<JobQueue> => {
  const boss = bossOf(connection);
  const workers = new Map<string, string>();
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();

  const wake = (name: string): void => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
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
  ): Promise<JobResult> => {
    try {
      await handle(job.data);
    } catch (error) {
      const hopeless = error instanceof HopelessJobError;
      const fields = { err: error, queue: job.name, try: job.retryCount + 1 };
      if (hopeless || job.retryCount >= job.retryLimit) log.error(fields, 'a job failed for good');
      else log.warn(fields, 'a job failed and will be tried again');
      // Without a queue for dead letters, 'deadletter' means: failed, and not to be tried again.
      const output = error instanceof Error ? error : { reason: String(error) };
      return { id: job.id, status: hopeless ? 'deadletter' : 'failed', output };
    }
    // Its data are personal: pg-boss would keep a completed job for days.
    await boss.deleteJob(job.name, job.id);
    return { id: job.id, status: 'completed' };
  };

  return {
    send: async (name, data, within) => {
      const db = within ? { db: databaseOf(within) } : {};
      await boss.send(name, data, { ...JOB, ...db });
      for (const ms of within ? WAKE_AFTER_MS : [0]) setTimeout(wake, ms, name).unref();
    },
    open,
    work: async (name, handle) => {
      await open(name);
      const worker = await boss.work(
        name,
        {
          pollingIntervalSeconds: POLL_SECONDS,
          batchSize: 1,
          includeMetadata: true,
          perJobResults: true,
        },
        (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map((job) => settle(job, handle))),
      );
      workers.set(name, worker);
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
      workers.clear();
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
};
