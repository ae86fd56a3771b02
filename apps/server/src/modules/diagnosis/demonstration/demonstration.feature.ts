import type { Feature } from '../../../platform/feature.ts';
import { mountDemonstration } from './demonstration.routes.ts';
import { createDemonstrationService } from './demonstration.service.ts';

/** The engine without an account. */
export const createDemonstrationFeature = (
  dependencies: Parameters<typeof createDemonstrationService>[0],
): Feature => {
  const service = createDemonstrationService(dependencies);
  return {
    mountApi: ({ mount }) => mountDemonstration(mount, service),
  };
};
