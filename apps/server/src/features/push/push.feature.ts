import type { FeatureWith } from '../../feature.ts';
import { mountPush } from './push.routes.ts';
import { createPushService, type PushService } from './push.service.ts';

/** Web Push to the browsers that asked for it. */
export const createPushFeature = async (
  dependencies: Parameters<typeof createPushService>[0],
): Promise<FeatureWith<PushService>> => {
  const service = await createPushService(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountPush(mount, service),
  };
};
