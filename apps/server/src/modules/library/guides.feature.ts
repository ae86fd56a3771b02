import type { FeatureWith } from '../../platform/feature.ts';
import { mountGuidePaths, mountGuides } from './guides.routes.ts';
import { createGuidesService, type GuidesService } from './guides.service.ts';

/** The public library of guides: the list and its search. `servesPages`: whether there are pages to redirect to. */
export const createGuidesFeature = (
  { servesPages }: { readonly servesPages: boolean },
  ...dependencies: Parameters<typeof createGuidesService>
): FeatureWith<GuidesService> => {
  const service = createGuidesService(...dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountGuides(mount, service),
    mountPages: ({ app }) => {
      if (servesPages) mountGuidePaths(app, service);
    },
  };
};
