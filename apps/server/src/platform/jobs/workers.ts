import { randomUUID } from 'node:crypto';

import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';

import type { Log } from '../log.ts';
import {
  type JobOutcome,
  UnrecoverableJobError,
  type WatchJobs,
  type WorkOptions,
} from './queue.ts';

/** Only a queue's first worker polls more often; a worker that finds a job wakes the next one. */
export const REST_POLL_SECONDS = 10;

/** A loop that fetches a job, runs it and fetches the next. */
interface Worker {
  /** pg-boss's worker id. */
  id: string;
  busy: boolean;
}

const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n));

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

const settleWith =
  ({ watch, log, boss }: { readonly watch: WatchJobs; readonly log: Log; readonly boss: PgBoss }) =>
  async (
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

/** The workers of this process. */
export const createWorkers = (boss: PgBoss, log: Log, watch: WatchJobs) => {
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

  const settle = settleWith({ watch, log, boss });

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
