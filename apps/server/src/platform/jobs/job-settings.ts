import type { JobPriority } from './queue.ts';

const RETENTION_SECONDS = 14 * 24 * 60 * 60;
// pg-boss waits between half and all of retryDelay * 2^n seconds, at most retryDelayMax. With the
// shortest waits both limits still exceed 24 hours.
/** How a job is tried again and stored. */
export const JOB = {
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
export const SCHEDULED = { ...JOB, priority: -10, retryLimit: 40, expireInSeconds: 3600 };
export const PRIORITIES = {
  // Users' jobs run within a minute after an outage.
  high: { priority: 10, retryLimit: 1500, retryDelayMax: 60 },
  normal: { priority: 0 },
  low: { priority: -10 },
} as const satisfies Record<JobPriority, object>;

/** Whose job it is, as pg-boss takes it. */
export const groupOf = (id: string | null | undefined) =>
  id === null || id === undefined ? {} : { group: { id } };
