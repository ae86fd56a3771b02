import type { FeatureWith } from '../../platform/feature.ts';
import { mountDiagnoses } from './diagnoses.routes.ts';
import { createDiagnosesService, type DiagnosesService } from './diagnoses.service.ts';
import { createSecondLook } from './second-look.ts';
import { createStepGuidesService, type StepGuidesService } from './step-guides.service.ts';

type Dependencies = Omit<
  Parameters<typeof createDiagnosesService>[0] & Parameters<typeof createStepGuidesService>[0],
  'secondLook'
> &
  Parameters<typeof createSecondLook>[0];

/** Diagnoses and their step guides. */
export const createDiagnosesFeature = async (
  given: Dependencies,
): Promise<FeatureWith<DiagnosesService> & { readonly stepGuides: StepGuidesService }> => {
  const dependencies = { ...given, secondLook: await createSecondLook(given) };
  const service = createDiagnosesService(dependencies);
  const stepGuides = createStepGuidesService(dependencies);
  return {
    service,
    stepGuides,
    mountApi: (routes) => mountDiagnoses(routes, service, stepGuides),
  };
};
