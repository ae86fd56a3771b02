import * as endpoints from '@wrenchwise/domain/endpoints/log-imports';

import type { Mount } from '../../../http/mount.ts';
import type { ImportsService } from './imports.service.ts';

export const mountImports = (mount: Mount, imports: ImportsService): void => {
  mount(endpoints.importLog, ({ params, query, body }, { user }) => {
    const { distance, volume, dateOrder, currency } = query;
    return imports.run(user, {
      vehicleId: params.id,
      file: body,
      fileName: query.fileName,
      isDryRun: query.dryRun === 'true',
      skipRejected: query.skipRejected === 'true',
      format: query.format,
      records: query.records,
      chosen: {
        ...(distance ? { distance } : {}),
        ...(volume ? { volume } : {}),
        ...(dateOrder ? { dateOrder } : {}),
        ...(currency ? { currency } : {}),
      },
    });
  });

  mount(endpoints.listImports, async ({ params }, { user }) => ({
    imports: await imports.list(user.id, params.id),
  }));

  mount(endpoints.undoImport, ({ params }, { user }) => imports.undo(user.id, params.id));
};
