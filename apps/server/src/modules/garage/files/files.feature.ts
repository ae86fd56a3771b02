import type { Database } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import type { FeatureWith } from '../../../platform/feature.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { mountFiles } from './files.routes.ts';
import { createFilesService, type FilesService } from './files.service.ts';
import { sweepFiles } from './sweep-files.ts';
import { createWorkshopPhotos, type WorkshopPhotos } from './workshop-photos.service.ts';

const HOURLY = '41 * * * *';

/** Photos, receipts and documents of vehicles. */
export const createFilesFeature = async (dependencies: {
  readonly db: Database;
  readonly fileStore: FileStore;
  readonly queue: Pick<JobQueue, 'schedule'>;
  readonly now: () => Date;
}): Promise<FeatureWith<FilesService> & { readonly workshopPhotos: WorkshopPhotos }> => {
  const service = createFilesService(dependencies);
  await dependencies.queue.schedule('sweep-files', HOURLY, () => sweepFiles(dependencies));
  return {
    service,
    workshopPhotos: createWorkshopPhotos(dependencies),
    mountApi: ({ mount }) => mountFiles(mount, service),
  };
};
