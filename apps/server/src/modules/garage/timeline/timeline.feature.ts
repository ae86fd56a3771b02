import { getVehicleTimeline } from '@wrenchwise/contract/endpoints/vehicle-timeline';

import type { Feature } from '../../../platform/feature.ts';
import { createTimelineService } from './timeline.service.ts';

/** What happened to a vehicle, in one stream. */
export const createTimelineFeature = (
  dependencies: Parameters<typeof createTimelineService>[0],
): Feature => {
  const timeline = createTimelineService(dependencies);
  return {
    mountApi: ({ mount }) =>
      mount(getVehicleTimeline, ({ params, query }, { user }) =>
        timeline.list(user.id, { vehicleId: params.id, ...query }),
      ),
  };
};
