import * as shareEndpoints from '@wrenchwise/contract/endpoints/diagnosis-shares';
import * as endpoints from '@wrenchwise/contract/endpoints/workshop-replies';

import type { Mount } from '../../../platform/http/mount.ts';
import type { DiagnosisSharesService } from './diagnosis-shares.service.ts';
import type { WorkshopRepliesService } from './workshop-replies.service.ts';

export const mountWorkshopReplies = (
  mount: Mount,
  shares: DiagnosisSharesService,
  replies: WorkshopRepliesService,
): void => {
  mount(shareEndpoints.shareDiagnosis, ({ params, body }, { user }) =>
    shares.make(user, params.id, body ?? shareEndpoints.NewDiagnosisShare.parse({})),
  );
  mount(shareEndpoints.listDiagnosisShares, async ({ params }, { user }) => ({
    shares: await shares.list(user, params.id),
  }));
  mount(shareEndpoints.revokeDiagnosisShare, ({ params }, { user }) =>
    shares.revoke(user.id, params.id),
  );

  mount(endpoints.readSharedDiagnosis, ({ params }) => replies.read(params.token));
  mount(endpoints.replyToDiagnosis, async ({ params, body }) => {
    await replies.reply(params.token, body);
    return { received: true as const };
  });
  mount(endpoints.replyWithPhotos, async ({ params, body }) => {
    const photos = [body.photo1, body.photo2, body.photo3].filter((photo) => photo !== undefined);
    const { photosStored } = await replies.reply(params.token, body.reply, photos);
    return { received: true as const, photosStored };
  });
  mount(endpoints.listWorkshopReplies, async ({ params }, { user }) => ({
    replies: await replies.list(user, params.id),
  }));
  mount(endpoints.acceptWorkshopReply, ({ params }, { user }) => replies.accept(user, params.id));
  mount(endpoints.deleteWorkshopReply, ({ params }, { user }) =>
    replies.remove(user.id, params.id),
  );
};
