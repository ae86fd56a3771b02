import type { Feature } from '../../../platform/feature.ts';
import { mountSupport } from './support.routes.ts';
import { createSupportService } from './support.service.ts';

/** Support requests. */
export const createSupportFeature = (
  dependencies: Parameters<typeof createSupportService>[0],
): Feature => {
  const service = createSupportService(dependencies);
  return {
    mountApi: ({ mount }) => mountSupport(mount, service),
  };
};
