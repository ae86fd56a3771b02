import type { Feature } from '../../platform/feature.ts';
import { mountErrorReports } from './error-reports.routes.ts';
import { createErrorReportsService } from './error-reports.service.ts';

/** Error reports of browsers. */
export const createErrorReportsFeature = (
  dependencies: Parameters<typeof createErrorReportsService>[0],
): Feature => {
  const service = createErrorReportsService(dependencies);
  return {
    mountApi: ({ mount, findSession }) => mountErrorReports(mount, service, findSession),
  };
};
