import type { VehicleRegister } from '../../../platform/adapters/vehicle-register/port.ts';
import type { FeatureWith } from '../../../platform/feature.ts';
import { mountVehicleLookup } from './vehicle-lookup.routes.ts';
import { createVehicleLookupService, type VehicleLookupService } from './vehicle-lookup.service.ts';

/** The look-up of cars by their UK registration. */
export const createVehicleLookupFeature = (dependencies: {
  vehicleRegister: VehicleRegister;
  now: () => Date;
}): FeatureWith<VehicleLookupService> => {
  const service = createVehicleLookupService(dependencies);
  return { service, mountApi: ({ mount }) => mountVehicleLookup(mount, service) };
};
