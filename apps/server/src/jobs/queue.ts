import { fromPglite, PgBoss } from 'pg-boss';

import type { Connection } from '../db/connect.ts';
import type { Log } from '../log.ts';

/** Work that outlives a request: kept in the database, tried again until done. */
export interface JobQueue {
  /** Puts one job into the queue `name`; it survives a crash from here on. */
  readonly send: (name: string, data: object) => Promise<void>;
  /** Works the queue `name`, one job at a time; a throw has the job tried again with back-off. */
  readonly work: (name: string, handle: (data: unknown) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const RETRIES = 8;
const POLL_SECONDS = 2;

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

/** Starts pg-boss on the product's own database, embedded or PostgreSQL. */
export const startJobQueue = async (connection: Connection, log: Log): Promise<JobQueue> => {
  const boss = bossOf(connection);
  const workers = new Map<string, string>();
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  return {
    send: async (name, data) => {
      await boss.send(name, data, { retryLimit: RETRIES, retryDelay: 2, retryBackoff: true });
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    work: async (name, handle) => {
      await boss.createQueue(name);
      const worker = await boss.work(
        name,
        { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
        async (jobs) => {
          for (const job of jobs) await handle(job.data);
        },
      );
      workers.set(name, worker);
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
};
