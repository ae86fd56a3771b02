import type { FeatureWith } from '../../../platform/feature.ts';
import { createVehicleRecallsService } from './vehicle-recalls.service.ts';
import { createVehicleSharesService } from './vehicle-shares.service.ts';
import { mountVehicles } from './vehicles.routes.ts';
import { createVehiclesService, type VehiclesService } from './vehicles.service.ts';

type Dependencies = Parameters<typeof createVehiclesService>[0] &
  Parameters<typeof createVehicleSharesService>[0] &
  Parameters<typeof createVehicleRecallsService>[0];

/** Saved vehicles, with whom they are shared, and their recalls. */
export const createVehiclesFeature = (dependencies: Dependencies): FeatureWith<VehiclesService> => {
  const service = createVehiclesService(dependencies);
  const shares = createVehicleSharesService(dependencies);
  const recalls = createVehicleRecallsService(dependencies);
  return { service, mountApi: (routes) => mountVehicles(routes, { service, shares, recalls }) };
};
