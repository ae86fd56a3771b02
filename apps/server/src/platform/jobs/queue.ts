import type { Database, Transaction } from '@wrenchwise/database/database';

import type { QueueCounts } from './queue-counts.ts';

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
