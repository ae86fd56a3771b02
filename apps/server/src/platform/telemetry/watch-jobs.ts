import type { WatchJobs } from '../jobs/queue.ts';
import type { JobMetrics } from './job-metrics.ts';
import { inSpan, type Tracing } from './tracing.ts';

/** Counts runs of jobs, and makes a trace of each. */
export const createWatchJobs =
  (metrics: JobMetrics, tracing: Tracing | undefined): WatchJobs =>
  async (queue, run) => {
    const started = performance.now();
    const outcome = await inSpan(
      tracing?.start(`job ${queue}`, {
        kind: 'consumer',
        attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue },
      }),
      async (span) => {
        const ended = await run();
        span?.set({ 'wrenchwise.job.outcome': ended });
        if (ended !== 'completed') span?.fail(ended);
        return ended;
      },
    );
    metrics.noteRun(queue, outcome, (performance.now() - started) / 1000);
    return outcome;
  };
