import type { Feature } from '../../../platform/feature.ts';
import { mountVehicleFile } from './vehicle-file.routes.ts';
import { createVehicleFileService } from './vehicle-file.service.ts';

/** The file of a car: what is known of it, to read and to print. */
export const createVehicleFileFeature = (
  dependencies: Parameters<typeof createVehicleFileService>[0],
): Feature => {
  const service = createVehicleFileService(dependencies);
  return { mountApi: ({ mount }) => mountVehicleFile(mount, service) };
};
