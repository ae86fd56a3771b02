import type { Database } from '@wrenchwise/database/database';

import type { Monitor } from '../../platform/adapters/monitoring/port.ts';
import type { Log } from '../../platform/log.ts';
import { redact } from '../../platform/redact.ts';
import { type ErrorReport, insertErrorReport } from './error-reports.repository.ts';

export interface ErrorReportsService {
  readonly report: (
    report: ErrorReport & {
      /** Sent by the page itself after an uncaught error. */
      readonly isAutomatic: boolean;
    },
  ) => Promise<void>;
}

// Automatic reports matter to the operator only when they are unclassified.
const isNews = ({ category, severity }: ErrorReport): boolean =>
  category === 'unknown' || severity === 'critical';

/** Stores browsers' reports, redacted, and passes them to log and monitor. */
export const createErrorReportsService = ({
  db,
  log,
  monitor,
}: {
  db: Database;
  log: Log;
  monitor: Monitor | undefined;
}): ErrorReportsService => ({
  report: async ({ isAutomatic, ...fields }) => {
    const { userId, message, page, ...rest } = fields;
    const report = { ...rest, userId, message: redact(message), page: redact(page) };
    await insertErrorReport(db, report);
    const source = isAutomatic ? 'browser' : 'person';
    log.warn({ report, source }, 'an error was reported');
    if (isAutomatic && !isNews(report)) return;
    const { category, severity, requestId } = report;
    monitor?.report({
      message: report.message,
      category,
      severity,
      requestId,
      tags: { source, page: report.page },
    });
  },
});
