import type { FeatureWith } from '../../../platform/feature.ts';
import type { SensitiveAct } from '../../accounts/identity/sensitive-act.ts';
import { mountApiKeys } from './api-keys.routes.ts';
import { type ApiKeysService, createApiKeysService } from './api-keys.service.ts';

/** Keys by which programs act for a user: made, listed and revoked in the settings. */
export const createApiKeysFeature = (
  dependencies: Parameters<typeof createApiKeysService>[0] & {
    sensitiveAct: SensitiveAct;
    now: () => Date;
  },
): FeatureWith<ApiKeysService> => {
  const service = createApiKeysService(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountApiKeys(mount, { ...dependencies, keys: service }),
  };
};
