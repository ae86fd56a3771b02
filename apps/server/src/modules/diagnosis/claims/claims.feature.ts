import type { FeatureWith } from '../../../platform/feature.ts';
import { mountClaims } from './claims.routes.ts';
import { type ClaimsService, createClaimsService } from './claims.service.ts';

/** Whether a workshop is right: claims in words, of a diagnosis and of a workshop's reply. */
export const createClaimsFeature = (
  dependencies: Parameters<typeof createClaimsService>[0],
): FeatureWith<ClaimsService> => {
  const service = createClaimsService(dependencies);
  return { service, mountApi: ({ mount }) => mountClaims(mount, service) };
};
