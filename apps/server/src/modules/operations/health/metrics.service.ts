import type { Database } from '@wrenchwise/database/database';

import type { Overload } from '../../../platform/http/overload.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import type { Backlog } from '../../../platform/telemetry/job-metrics.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import { PUSH_QUEUE } from '../../messages/channels/push.service.ts';
import { MAIL_QUEUE } from '../../messages/mail/mail.service.ts';
import { pingSeconds, waitingWebhooks } from './metrics.repository.ts';

/** However often it is scraped, the database is asked once in this time. */
const FRESH_MS = 10_000;
/** A scrape waits ten seconds: a silent database must not take them. */
const PATIENCE_MS = 5000;

export interface MetricsService {
  /** All metrics, those of the database at most ten seconds old. */
  readonly write: Metrics['write'];
}

const within = async <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const backlogsWith =
  ({
    queue,
    metrics,
    db,
  }: {
    readonly queue: Pick<JobQueue, 'counts'>;
    readonly metrics: Metrics;
    readonly db: Database;
  }) =>
  async (): Promise<readonly Backlog[]> => {
    const queues = await queue.counts();
    metrics.jobs.noteQueues(queues);
    const ofQueue = (channel: Backlog['channel'], name: string): Backlog => {
      const {
        waiting = 0,
        active = 0,
        oldestSeconds = 0,
      } = queues.find((counts) => counts.queue === name) ?? {};
      return { channel, waiting: waiting + active, oldestSeconds };
    };
    return [
      ofQueue('mail', MAIL_QUEUE),
      ofQueue('push', PUSH_QUEUE),
      { channel: 'webhook', ...(await waitingWebhooks(db)) },
    ];
  };

/** Joins what the process counts by itself and what is stored: jobs, deliveries, the database's state. */
export const createMetricsService = ({
  db,
  queue,
  metrics,
  readiness,
  overload,
  log,
}: {
  db: Database;
  queue: Pick<JobQueue, 'counts'>;
  metrics: Metrics;
  /** Tries what /readyz tries, and notes it. */
  readiness: () => Promise<unknown>;
  overload: Pick<Overload, 'pending' | 'bound' | 'refused'>;
  log: Log;
}): MetricsService => {
  const backlogs = backlogsWith({ queue, metrics, db });

  const refresh = async (): Promise<void> => {
    metrics.database.notePool(db.pool());
    await readiness();
    try {
      metrics.database.notePing(await within(pingSeconds(db)));
      metrics.jobs.noteBacklogs(await within(backlogs()));
    } catch (error) {
      metrics.database.notePing(undefined);
      log.warn({ err: error }, 'the stored part of the metrics could not be read');
    }
  };

  let refreshed = -Infinity;
  let underway: Promise<void> | undefined;
  return {
    write: async () => {
      metrics.database.notePool(db.pool());
      const { pending, bound, refused } = overload;
      metrics.noteLoad({ pending: pending(), bound: bound(), refused: refused() });
      if (performance.now() - refreshed >= FRESH_MS) {
        underway ??= refresh().finally(() => {
          refreshed = performance.now();
          underway = undefined;
        });
      }
      await underway;
      return metrics.write();
    },
  };
};
