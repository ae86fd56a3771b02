import type { Feature } from '../../platform/feature.ts';
import { mountGuides } from './guides.routes.ts';
import { createGuidesService, type GuidesService } from './guides.service.ts';

/** The public library of guides: the list and its search. */
export const createGuidesFeature = (
  ...dependencies: Parameters<typeof createGuidesService>
): Feature & { readonly service: GuidesService } => {
  const service = createGuidesService(...dependencies);
  return { service, mountApi: ({ mount }) => mountGuides(mount, service) };
};
