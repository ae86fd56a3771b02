import type { Database } from '@wrenchwise/database/database';

import type { Feature } from '../../feature.ts';
import { mountImports } from './import/imports.routes.ts';
import { createImportsService } from './import/imports.service.ts';
import { mountLog } from './log.routes.ts';
import { createLogService } from './log.service.ts';

/** Logs of vehicles: odometer, fuel, charging, work done and expenses, and their import. */
export const createLogFeature = (dependencies: {
  readonly db: Database;
  readonly now: () => Date;
}): Feature => {
  const log = createLogService(dependencies);
  const imports = createImportsService(dependencies);
  return {
    mountApi: ({ mount }) => {
      mountLog(mount, log);
      mountImports(mount, imports);
    },
  };
};
