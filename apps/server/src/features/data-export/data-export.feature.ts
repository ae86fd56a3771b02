import type { Feature } from '../../feature.ts';
import { mountDataExport } from './data-export.routes.ts';
import { createDataExportService } from './data-export.service.ts';

/** All of a user's data as an archive. */
export const createDataExportFeature = (
  dependencies: Parameters<typeof createDataExportService>[0],
): Feature => {
  const service = createDataExportService(dependencies);
  return {
    mountApi: ({ mount }) => mountDataExport(mount, service),
  };
};
