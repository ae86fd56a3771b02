import type { WatchDatabase } from '@wrenchwise/database/database';

import type { WatchJobs } from '../jobs/queue.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';
import { createWatchDatabase } from './watch-database.ts';
import { createWatchJobs } from './watch-jobs.ts';
import { createWatchRequests, type WatchRequests } from './watch-requests.ts';

/** What the operator sees of the server from outside: metrics, and traces where they are set up. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing | undefined;
  readonly watchRequests: WatchRequests;
  readonly watchDatabase: WatchDatabase;
  readonly watchJobs: WatchJobs;
}

export const createTelemetry = ({
  ofProcess = false,
  tracing,
}: {
  /** Whether it has the metrics that a process has once. */
  readonly ofProcess?: boolean;
  readonly tracing?: Tracing | undefined;
} = {}): Telemetry => {
  const metrics = createMetrics({ ofProcess });
  return {
    metrics,
    tracing,
    watchRequests: createWatchRequests(metrics.http, tracing),
    watchDatabase: createWatchDatabase(metrics.database, tracing),
    watchJobs: createWatchJobs(metrics.jobs, tracing),
  };
};
