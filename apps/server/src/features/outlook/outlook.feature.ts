import { getOutlook } from '@wrenchwise/domain/endpoints/outlook';

import type { Feature } from '../../feature.ts';
import { createOutlookService } from './outlook.service.ts';

/** What is likely to need attention on a vehicle. */
export const createOutlookFeature = (
  dependencies: Parameters<typeof createOutlookService>[0],
): Feature => {
  const service = createOutlookService(dependencies);
  return {
    mountApi: ({ mount }) =>
      mount(getOutlook, ({ params }, { user }) => service.get(user, params.id)),
  };
};
