import type { Feature } from '../../feature.ts';
import { mountPicture } from './picture.routes.ts';
import { createPictureService } from './picture.service.ts';

/** A user’s own picture. */
export const createPictureFeature = (
  given: Parameters<typeof createPictureService>[0],
): Feature => {
  const service = createPictureService(given);
  return {
    mountApi: ({ mount }) => mountPicture(mount, service),
  };
};
