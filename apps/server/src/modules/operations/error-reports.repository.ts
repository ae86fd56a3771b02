import type { ErrorCategory, ErrorSeverity } from '@wrenchwise/contract/error-entry';
import type { Database } from '@wrenchwise/database/database';

import { applicationErrors } from './operations.tables.ts';

/** A report by a user from the error screen, or by a page itself. */
export interface ErrorReport {
  readonly userId: string | null;
  readonly category: ErrorCategory;
  readonly severity: ErrorSeverity;
  readonly message: string;
  /** The page, and the request that failed, where known. */
  readonly page: string | null;
  readonly requestId: string | null;
}

/** Stores a report, by the owner role: visitors may report too. */
export const insertErrorReport = async (db: Database, report: ErrorReport): Promise<void> => {
  await db.insert(applicationErrors).values(report);
};
