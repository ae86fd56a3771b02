import type { FeatureWith } from '../../feature.ts';
import { mountDiagnoses } from './diagnoses.routes.ts';
import { createDiagnosesService, type DiagnosesService } from './diagnoses.service.ts';
import { createStepGuidesService } from './step-guides.service.ts';

type Dependencies = Parameters<typeof createDiagnosesService>[0] &
  Parameters<typeof createStepGuidesService>[0];

/** Diagnoses, and guides for their steps. */
export const createDiagnosesFeature = (given: Dependencies): FeatureWith<DiagnosesService> => {
  const service = createDiagnosesService(given);
  const stepGuides = createStepGuidesService(given);
  return { service, mountApi: ({ mount }) => mountDiagnoses(mount, service, stepGuides) };
};
