import type { Database } from '@wrenchwise/database/database';

import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import { recordRun, type RetentionCutoffs, removeOlder } from './retention.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention in days, as docs/product.md and the privacy page promise. */
const RETENTION_DAYS: Readonly<Record<keyof RetentionCutoffs, number>> = {
  contactMessages: 365,
  errorReports: 90,
  securityEvents: 2 * 365,
  refusals: 90,
  // The longest window of a rate limit is a day.
  counters: 2,
  modelSpend: 90,
  pageViews: 2 * 365,
  readNotifications: 90,
  unreadNotifications: 365,
  webhookDeliveries: 30,
  sessions: 1,
  endedShares: 90,
  chatMessages: 2 * 365,
  retentionRuns: 2 * 365,
};

/** Nightly; the hour does not matter. */
const NIGHTLY = '17 3 * * *';

/** Deletes what is past its retention, logs and stores how much of each kind. Idempotent. */
export const removeOutdated = async ({
  db,
  now,
  log,
}: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<Log, 'info'>;
}): Promise<void> => {
  const since = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  const cutoffs = {
    contactMessages: since(RETENTION_DAYS.contactMessages),
    errorReports: since(RETENTION_DAYS.errorReports),
    securityEvents: since(RETENTION_DAYS.securityEvents),
    refusals: since(RETENTION_DAYS.refusals),
    counters: since(RETENTION_DAYS.counters),
    modelSpend: since(RETENTION_DAYS.modelSpend),
    pageViews: since(RETENTION_DAYS.pageViews),
    readNotifications: since(RETENTION_DAYS.readNotifications),
    unreadNotifications: since(RETENTION_DAYS.unreadNotifications),
    webhookDeliveries: since(RETENTION_DAYS.webhookDeliveries),
    sessions: since(RETENTION_DAYS.sessions),
    endedShares: since(RETENTION_DAYS.endedShares),
    chatMessages: since(RETENTION_DAYS.chatMessages),
    retentionRuns: since(RETENTION_DAYS.retentionRuns),
  };
  const deleted = await db.withoutTimeouts((owner) => removeOlder(owner, cutoffs));
  await recordRun(db, deleted);
  log.info({ deleted }, 'deleted what is past its retention');
};

/** Schedules the deletion, once for all instances. */
export const startRetention = ({
  queue,
  ...dependencies
}: {
  readonly queue: Pick<JobQueue, 'schedule'>;
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<Log, 'info'>;
}): Promise<void> => queue.schedule('retention', NIGHTLY, () => removeOutdated(dependencies));
