import type { FeatureWith } from '../../../platform/feature.ts';
import { mountDiagnosisPreview } from './diagnosis-preview.routes.ts';
import {
  type DiagnosisPreviewService,
  createDiagnosisPreviewService,
} from './diagnosis-preview.service.ts';

/** What was understood of a report, before it is diagnosed; for visitors too. */
export const createDiagnosisPreviewFeature = (
  dependencies: Parameters<typeof createDiagnosisPreviewService>[0],
): FeatureWith<DiagnosisPreviewService> => {
  const service = createDiagnosisPreviewService(dependencies);
  return { service, mountApi: (routes) => mountDiagnosisPreview(routes, service) };
};
