import type { FeatureWith } from '../../feature.ts';
import { mountDiagnoses } from './diagnoses.routes.ts';
import { createDiagnosesService, type DiagnosesService } from './diagnoses.service.ts';
import { createStepGuidesService, type StepGuidesService } from './step-guides.service.ts';

type Dependencies = Parameters<typeof createDiagnosesService>[0] &
  Parameters<typeof createStepGuidesService>[0];

/** Diagnoses and their step guides. */
export const createDiagnosesFeature = (
  dependencies: Dependencies,
): FeatureWith<DiagnosesService> & { readonly stepGuides: StepGuidesService } => {
  const service = createDiagnosesService(dependencies);
  const stepGuides = createStepGuidesService(dependencies);
  return {
    service,
    stepGuides,
    mountApi: ({ mount }) => mountDiagnoses(mount, service, stepGuides),
  };
};
