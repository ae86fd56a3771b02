import { reportError } from '@wrenchwise/contract/endpoints/error-reports';

import { AppError } from '../../platform/app-error.ts';
import type { FindSession } from '../../platform/http/access.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ErrorReportsService } from './error-reports.service.ts';

export const mountErrorReports = (
  mount: Mount,
  errorReports: ErrorReportsService,
  findSession: FindSession,
): void => {
  mount(reportError, async ({ body }, { headers }) => {
    const session = await findSession(headers).catch((error: unknown) => {
      // With an expired session one can still report.
      if (error instanceof AppError) return undefined;
      throw error;
    });
    await errorReports.report({
      isAutomatic: body.automatic,
      userId: session?.user.id ?? null,
      category: body.category,
      severity: body.severity,
      message: body.message,
      page: body.page ?? null,
      requestId: body.requestId ?? null,
    });
    return { received: true as const };
  });
};
