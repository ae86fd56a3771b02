import * as endpoints from '@wrenchwise/contract/endpoints/vehicle-file';

import type { Mount } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
import type { VehicleFileService } from './vehicle-file.service.ts';

export const mountVehicleFile = (mount: Mount, file: VehicleFileService): void => {
  mount(endpoints.getVehicleFile, ({ params, query }, { user }) =>
    file.read(user, params.id, query),
  );

  mount(endpoints.printVehicleFile, async ({ params, query }, { user }) => {
    const { bytes, name } = await file.print(user, params.id, query);
    return new Reply(
      new Blob([bytes], { type: 'application/pdf' }),
      new Headers({
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      }),
    );
  });
};
