import type { Database } from '@wrenchwise/database/database';

import type { FeatureWith } from '../../../platform/feature.ts';
import type { VehiclesService } from '../vehicles/vehicles.service.ts';
import { mountImports } from './import/imports.routes.ts';
import { createImportsService } from './import/imports.service.ts';
import { mountLog } from './log.routes.ts';
import { createLogService, type LogService } from './log.service.ts';

/** Logs of vehicles: odometer, fuel, charging, work done and expenses, and their import. */
export const createLogFeature = (dependencies: {
  readonly db: Database;
  readonly now: () => Date;
  readonly vehicles: Pick<VehiclesService, 'add'>;
}): FeatureWith<LogService> => {
  const log = createLogService(dependencies);
  const imports = createImportsService(dependencies);
  return {
    service: log,
    mountApi: ({ mount, mountRead }) => {
      mountLog(mount, mountRead, log);
      mountImports(mount, imports);
    },
  };
};
