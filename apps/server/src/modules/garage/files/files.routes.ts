import * as endpoints from '@wrenchwise/contract/endpoints/files';
import * as photoEndpoints from '@wrenchwise/contract/endpoints/vehicle-photo';

import { dispositionOf } from '../../../platform/http/file-name.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
import type { FilesService } from './files.service.ts';

export const mountFiles = (mount: Mount, files: FilesService): void => {
  mount(endpoints.uploadFile, ({ params, query, body }, { user }) =>
    files.upload(user.id, {
      vehicleId: params.id,
      kind: query.kind,
      name: query.name,
      logEntryId: query.logEntryId,
      incidentId: query.incidentId,
      file: body,
    }),
  );

  mount(endpoints.listFiles, ({ params, query }, { user }) =>
    files.list(user.id, { vehicleId: params.id, ...query }),
  );

  mount(endpoints.getFile, async ({ params }, { user }) => {
    const { file, content } = await files.serve(user.id, params.id);
    return new Reply(
      content,
      new Headers({
        // A picture is shown, a PDF is saved: nothing of a user's runs in this origin.
        'content-disposition': dispositionOf(
          file.contentType === 'application/pdf' ? 'attachment' : 'inline',
          file.name,
        ),
        // Asked for each time: a share that is revoked is gone at once.
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      }),
    );
  });

  mount(endpoints.updateFile, ({ params, body }, { user }) =>
    files.update(user.id, params.id, body),
  );

  mount(endpoints.deleteFile, ({ params }, { user }) => files.remove(user.id, params.id));

  mount(endpoints.restoreFile, ({ params }, { user }) => files.restore(user.id, params.id));

  mount(photoEndpoints.setVehiclePhoto, ({ params, body }, { user }) =>
    files.setPhoto(user.id, params.id, body.fileId),
  );

  mount(photoEndpoints.removeVehiclePhoto, ({ params }, { user }) =>
    files.removePhoto(user.id, params.id),
  );
};
