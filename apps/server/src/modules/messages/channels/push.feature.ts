import type { FeatureWith } from '../../../platform/feature.ts';
import { PUSH_WORKER } from './push-worker.ts';
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
    mountPages: ({ app }) => {
      // Asked for again at each visit by the browser itself.
      app.get('/push-worker.js', (c) =>
        c.body(PUSH_WORKER, 200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
        }),
      );
    },
  };
};
