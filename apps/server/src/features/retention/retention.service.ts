import type { Database } from '@wrenchwise/database/database';

import type { JobQueue } from '../../jobs/queue.ts';
import { type KeptSince, removeOlder } from './retention.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days each kind is kept, as the privacy page promises. */
const KEPT_DAYS: Readonly<Record<keyof KeptSince, number>> = {
  contactMessages: 365,
  errorReports: 90,
  refusals: 90,
  // No counter's window is longer than a day.
  counters: 2,
  pageViews: 2 * 365,
  sessions: 1,
};

/** Every night, when few are awake; the hour does not matter. */
const NIGHTLY = '17 3 * * *';

/** Removes what has been kept for long enough, everybody's. Safe to do twice. */
export const removeOutdated = async ({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<void> => {
  const since = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  const kept = {
    contactMessages: since(KEPT_DAYS.contactMessages),
    errorReports: since(KEPT_DAYS.errorReports),
    refusals: since(KEPT_DAYS.refusals),
    counters: since(KEPT_DAYS.counters),
    pageViews: since(KEPT_DAYS.pageViews),
    sessions: since(KEPT_DAYS.sessions),
  };
  await db.withoutTimeouts((owner) => removeOlder(owner, kept));
};

/** Has the job queue remove it every night, once for all instances. */
export const startRetention = ({
  queue,
  ...given
}: {
  readonly queue: Pick<JobQueue, 'schedule'>;
  readonly db: Database;
  readonly now: () => Date;
}): Promise<void> => queue.schedule('retention', NIGHTLY, () => removeOutdated(given));
