import type { Database } from '@wrenchwise/database/database';
import type { ErrorCategory, ErrorSeverity } from '@wrenchwise/domain/error-entry';

import { applicationErrors } from '../../db/schema/operations.ts';

/** What a person reported from the error screen, or a page by itself. */
export interface ErrorReport {
  readonly userId: string | null;
  readonly category: ErrorCategory;
  readonly severity: ErrorSeverity;
  readonly message: string;
  /** The page it happened on and the request that failed, where they are known. */
  readonly page: string | null;
  readonly requestId: string | null;
}

/** Keeps a report. Written by the owner: a visitor who is not signed in may report too. */
export const insertErrorReport = async (db: Database, report: ErrorReport): Promise<void> => {
  await db.insert(applicationErrors).values(report);
};
