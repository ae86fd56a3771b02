import type { ReportReader } from '../../adapters/diagnosis-provider/port.ts';
import type { Feature } from '../../feature.ts';
import { mountDiagnosisPreview } from './diagnosis-preview.routes.ts';
import { createDiagnosisPreviewService } from './diagnosis-preview.service.ts';

/** What was understood of a report, before it is diagnosed; for visitors too. */
export const createDiagnosisPreviewFeature = (dependencies: { engine: ReportReader }): Feature => {
  const service = createDiagnosisPreviewService(dependencies);
  return { mountApi: ({ mount }) => mountDiagnosisPreview(mount, service) };
};
