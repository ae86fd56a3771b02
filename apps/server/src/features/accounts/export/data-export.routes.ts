import { exportData } from '@wrenchwise/domain/endpoints/accounts/export';

import type { Mount } from '../../../http/mount.ts';
import { Reply } from '../../../http/reply.ts';
import type { DataExportService } from './data-export.service.ts';

export const mountDataExport = (mount: Mount, dataExport: DataExportService): void => {
  mount(exportData, async (_, { user }) => {
    const { file, fileName } = await dataExport.make(user);
    const disposition = `attachment; filename="${fileName}"`;
    return new Reply(file, new Headers({ 'content-disposition': disposition }));
  });
};
