import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import type { QueueCounts } from '../jobs/queue-counts.ts';
import type { JobOutcome } from '../jobs/queue.ts';

/** Somewhere that messages wait to be delivered. */
export interface Backlog {
  readonly channel: 'mail' | 'push' | 'webhook';
  readonly waiting: number;
  /** Of the one that waits longest, 0 where none does. */
  readonly oldestSeconds: number;
}

/** What the job queue and the backlogs report. */
export interface JobMetrics {
  readonly noteRun: (queue: string, outcome: JobOutcome, seconds: number) => void;
  readonly noteQueues: (queues: readonly QueueCounts[]) => void;
  readonly noteBacklogs: (backlogs: readonly Backlog[]) => void;
}

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** Background jobs. What is stored is the same at every instance: take the maximum, not the sum. */
export const createJobMetrics = (registry: Registry): JobMetrics => {
  const registers = [registry];
  const stored = new Gauge({
    name: 'wrenchwise_jobs',
    help: 'Stored jobs: waiting (due, or to be tried again), active, failed for good',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'wrenchwise_jobs_oldest_seconds',
    help: 'Age of the oldest job that is due and not done, 0 where there is none',
    labelNames: ['queue'],
    registers,
  });
  const runs = new Counter({
    name: 'wrenchwise_job_runs_total',
    help: 'Runs of jobs in this process by outcome: completed, retried, failed',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'wrenchwise_job_duration_seconds',
    help: 'Runs of jobs in this process',
    labelNames: ['queue'],
    buckets: SECONDS,
    registers,
  });
  const waiting = new Gauge({
    name: 'wrenchwise_deliveries_waiting',
    help: 'Mails, push messages and webhooks that are still to be delivered',
    labelNames: ['channel'],
    registers,
  });
  const waitingFor = new Gauge({
    name: 'wrenchwise_deliveries_oldest_seconds',
    help: 'Age of the one that waits longest, 0 where none does',
    labelNames: ['channel'],
    registers,
  });
  return {
    noteRun: (queue, outcome, seconds) => {
      runs.inc({ queue, outcome });
      durations.observe({ queue }, seconds);
    },
    noteQueues: (queues) => {
      for (const { queue, oldestSeconds, ...counts } of queues) {
        for (const [state, count] of Object.entries(counts)) stored.set({ queue, state }, count);
        oldest.set({ queue }, oldestSeconds);
      }
    },
    noteBacklogs: (backlogs) => {
      for (const backlog of backlogs) {
        waiting.set({ channel: backlog.channel }, backlog.waiting);
        waitingFor.set({ channel: backlog.channel }, backlog.oldestSeconds);
      }
    },
  };
};
