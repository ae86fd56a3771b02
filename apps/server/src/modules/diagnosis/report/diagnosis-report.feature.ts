import type { Feature } from '../../../platform/feature.ts';
import { mountDiagnosisReport } from './diagnosis-report.routes.ts';
import { createDiagnosisReportService } from './diagnosis-report.service.ts';

/** A diagnosis as a document to keep. */
export const createDiagnosisReportFeature = (
  dependencies: Parameters<typeof createDiagnosisReportService>[0],
): Feature => {
  const service = createDiagnosisReportService(dependencies);
  return { mountApi: ({ mount }) => mountDiagnosisReport(mount, service) };
};
