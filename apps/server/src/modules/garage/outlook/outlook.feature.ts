import { getOutlook } from '@wrenchwise/contract/endpoints/outlook';

import type { Feature } from '../../../platform/feature.ts';
import { createOutlookService, type OutlookService } from './outlook.service.ts';

/** What is likely to need attention on a vehicle. */
export const createOutlookFeature = (
  dependencies: Parameters<typeof createOutlookService>[0],
): Feature & { readonly service: OutlookService } => {
  const service = createOutlookService(dependencies);
  return {
    service,
    mountApi: ({ mount }) =>
      mount(getOutlook, ({ params }, { user }) => service.get(user, params.id)),
  };
};
