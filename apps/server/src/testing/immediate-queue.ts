import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

import type { JobQueue, SendOptions } from '../platform/jobs/queue.ts';

interface Pending {
  readonly name: string;
  readonly data: object;
  /** The id of the sending transaction; undefined when it was sent without one. */
  readonly transactionId: string | undefined;
}

export interface ImmediateQueue extends JobQueue {
  /** Runs the jobs of committed transactions, and drops those of rolled back ones. */
  readonly settle: () => Promise<void>;
}

const currentTransaction = async (tx: NonNullable<SendOptions['tx']>): Promise<string> => {
  const [row] = await rowsOf(tx, sql`select pg_current_xact_id()::text as id`);
  return String(row?.['id']);
};

const contains = (data: unknown, wanted: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null) return data === wanted;
  const object = typeof data === 'object' && data !== null ? data : {};
  return Object.entries(wanted).every(([key, value]) => contains(Reflect.get(object, key), value));
};

/** A queue that runs jobs at once or on demand. The real queue has tests of its own. */
export const immediateQueue = (db: Database): ImmediateQueue => {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  let pending: readonly Pending[] = [];
  const statusOf = async (transactionId: string | undefined): Promise<unknown> => {
    if (transactionId === undefined) return 'committed';
    const [row] = await rowsOf(db, sql`select pg_xact_status(${transactionId}::xid8) as status`);
    return row?.['status'];
  };
  const handle = async (name: string, data: object): Promise<void> =>
    handlers.get(name)?.(JSON.parse(JSON.stringify(data)));
  return {
    send: async (name, data, { tx } = {}) => {
      const transactionId = tx && (await currentTransaction(tx));
      pending = [...pending, { name, data, transactionId }];
    },
    open: async () => undefined,
    work: async (name, work) => {
      handlers.set(name, work);
    },
    schedule: async (name, _cron, work) => {
      handlers.set(name, () => work());
    },
    forget: async (name, containing) => {
      pending = pending.filter((job) => job.name !== name || !contains(job.data, containing));
    },
    failed: async () => [],
    counts: async () => [],
    resend: async () => 0,
    stop: async () => undefined,
    settle: async () => {
      const jobs = pending;
      pending = [];
      for (const job of jobs) {
        const status = await statusOf(job.transactionId);
        if (status === 'committed') await handle(job.name, job.data);
        if (status === 'in progress') pending = [...pending, job];
      }
    },
  };
};
