import type { FeatureWith } from '../../feature.ts';
import { createVehicleSharesService } from './vehicle-shares.service.ts';
import { mountVehicles } from './vehicles.routes.ts';
import { createVehiclesService, type VehiclesService } from './vehicles.service.ts';

type Dependencies = Parameters<typeof createVehiclesService>[0] &
  Parameters<typeof createVehicleSharesService>[0];

/** Saved vehicles and with whom they are shared. */
export const createVehiclesFeature = (dependencies: Dependencies): FeatureWith<VehiclesService> => {
  const service = createVehiclesService(dependencies);
  const shares = createVehicleSharesService(dependencies);
  return { service, mountApi: ({ mount }) => mountVehicles(mount, service, shares) };
};
