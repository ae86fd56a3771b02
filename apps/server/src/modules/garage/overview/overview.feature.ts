import { getGarage } from '@wrenchwise/contract/endpoints/garage';

import type { Feature } from '../../../platform/feature.ts';
import { createOverviewService } from './overview.service.ts';

/** The garage as the overview shows it. */
export const createOverviewFeature = (
  dependencies: Parameters<typeof createOverviewService>[0],
): Feature => {
  const overview = createOverviewService(dependencies);
  return {
    mountApi: ({ mountRead }) =>
      mountRead(getGarage, async (_, own) => {
        const garageOf = await overview.read(own);
        return ({ user }) => garageOf(user);
      }),
  };
};
