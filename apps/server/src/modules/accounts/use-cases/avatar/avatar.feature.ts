import type { Feature } from '../../../../platform/feature.ts';
import { mountAvatar } from './avatar.routes.ts';
import { createAvatarService } from './avatar.service.ts';

/** Users' avatars. */
export const createAvatarFeature = (
  dependencies: Parameters<typeof createAvatarService>[0],
): Feature => {
  const service = createAvatarService(dependencies);
  return {
    mountApi: ({ mount }) => mountAvatar(mount, service),
  };
};
