import * as endpoints from '@wrenchwise/contract/endpoints/accounts/export';

import type { Mount } from '../../../platform/http/mount.ts';
import { Reply, StreamedFile } from '../../../platform/http/reply.ts';
import type { DataExportService } from './data-export.service.ts';
import type { ExportJobs } from './export-jobs.service.ts';

const attachment = (fileName: string): Headers =>
  new Headers({ 'content-disposition': `attachment; filename="${fileName}"` });

export const mountDataExport = (
  mount: Mount,
  dataExport: DataExportService,
  exportJobs: ExportJobs,
): void => {
  mount(endpoints.exportData, async (_, { user }) => {
    const { file, fileName } = await dataExport.make(user);
    return new Reply(file, attachment(fileName));
  });

  mount(endpoints.requestExport, (_, { user }) => exportJobs.request(user.id));

  mount(endpoints.listExports, async (_, { user }) => ({
    exports: [...(await exportJobs.list(user.id))],
  }));

  mount(endpoints.downloadExport, async ({ params }, { user }) => {
    const { fileName, ...file } = await exportJobs.open(user.id, params.id);
    return new StreamedFile({ type: 'application/zip', ...file }, attachment(fileName));
  });
};
