import type { Feature } from '../../feature.ts';
import { mountGuides } from './guides.routes.ts';
import { createGuidesService } from './guides.service.ts';

/** The public library of guides: the list and its search. */
export const createGuidesFeature = (
  ...dependencies: Parameters<typeof createGuidesService>
): Feature => ({
  mountApi: ({ mount }) => mountGuides(mount, createGuidesService(...dependencies)),
});
