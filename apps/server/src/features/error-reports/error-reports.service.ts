import type { Database } from '../../db/connect.ts';
import type { Log } from '../../log.ts';
import { type ErrorReport, insertErrorReport } from './error-reports.repository.ts';

export interface ErrorReportsService {
  readonly report: (report: ErrorReport) => Promise<void>;
}

/** Keeps what people report from the error screen and tells the operator's log. */
export const createErrorReportsService = ({
  db,
  log,
}: {
  db: Database;
  log: Log;
}): ErrorReportsService => ({
  report: async (report) => {
    await insertErrorReport(db, report);
    log.warn({ report }, 'a person reported an error');
  },
});
