import type { Feature } from '../../feature.ts';
import { createCompletionService } from './completion.service.ts';
import { mountMaintenance } from './maintenance.routes.ts';
import { createMaintenanceService } from './maintenance.service.ts';

/** Maintenance tasks of vehicles and diagnoses. */
export const createMaintenanceFeature = (
  dependencies: Parameters<typeof createMaintenanceService>[0],
): Feature => {
  const tasks = createMaintenanceService(dependencies);
  const completion = createCompletionService(dependencies);
  return {
    mountApi: ({ mount }) => mountMaintenance(mount, tasks, completion),
  };
};
