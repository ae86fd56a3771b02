import type { Database } from '@wrenchwise/database/database';

import type { Log } from '../../log.ts';
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

export interface RetentionService {
  /** Removes what has been kept for long enough. Several servers may do it at the same time. */
  readonly removeOutdated: () => Promise<void>;
  /** Does so now and every day, until the process ends. A failure is logged and tried the next day. */
  readonly start: () => void;
}

export const createRetentionService = ({
  db,
  now,
  log,
}: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
}): RetentionService => {
  const removeOutdated = async (): Promise<void> => {
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
  const daily = (): void => {
    removeOutdated().catch((error: unknown) =>
      log.error({ err: error }, 'what is outdated could not be removed'),
    );
  };
  return {
    removeOutdated,
    start: () => {
      daily();
      setInterval(daily, DAY_MS).unref();
    },
  };
};
