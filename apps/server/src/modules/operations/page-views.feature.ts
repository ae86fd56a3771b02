import type { Feature } from '../../platform/feature.ts';
import { mountPageViews } from './page-views.routes.ts';
import { createPageViewsService } from './page-views.service.ts';

/** Page view counts without cookies. */
export const createPageViewsFeature = (
  dependencies: Parameters<typeof createPageViewsService>[0],
): Feature => {
  const service = createPageViewsService(dependencies);
  return {
    mountApi: ({ mount }) => mountPageViews(mount, service),
  };
};
