import * as endpoints from '@wrenchwise/contract/endpoints/recordings';

import type { Feature } from '../../../platform/feature.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { Reply } from '../../../platform/http/reply.ts';
import type { RecordingsDependencies } from './create-recording.ts';
import { createRecordingsService } from './recordings.service.ts';

/** What vehicles said at their socket over time. */
export const createRecordingsFeature = (dependencies: RecordingsDependencies): Feature => {
  const recordings = createRecordingsService(dependencies);
  return {
    mountApi: ({ mount }) => {
      mount(endpoints.createRecording, ({ params, query, body }, { user, headers }) =>
        recordings.create(
          user.id,
          {
            vehicleId: params.id,
            name: query.name,
            diagnosisId: query.diagnosisId,
            guidedTest: query.guidedTest,
            file: body,
          },
          idempotencyKeyOf(headers),
        ),
      );
      mount(endpoints.listRecordings, ({ params, query }, { user }) =>
        recordings.list(user.id, { vehicleId: params.id, ...query }),
      );
      mount(
        endpoints.getRecording,
        async ({ params }, { user }) =>
          new Reply(
            await recordings.read(user.id, params.id),
            new Headers({
              'content-disposition': 'attachment; filename="recording.bin"',
              // Asked for each time: a share that is revoked is gone at once.
              'cache-control': 'private, no-store',
              vary: 'Cookie',
            }),
          ),
      );
      mount(endpoints.updateRecording, ({ params, body }, { user }) =>
        recordings.update(user.id, params.id, body),
      );
      mount(endpoints.deleteRecording, ({ params }, { user }) =>
        recordings.remove(user.id, params.id),
      );
      mount(endpoints.restoreRecording, ({ params }, { user }) =>
        recordings.restore(user.id, params.id),
      );
    },
  };
};
