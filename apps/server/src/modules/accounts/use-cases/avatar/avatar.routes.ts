import * as endpoints from '@wrenchwise/contract/endpoints/avatar';

import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import type { AvatarService } from './avatar.service.ts';

const FOR_GOOD = 'private, max-age=31536000, immutable';

export const mountAvatar = (mount: Mount, avatars: AvatarService): void => {
  mount(endpoints.setAvatar, ({ body }, { user }) => avatars.set(user.id, body));

  mount(endpoints.getAvatar, async ({ query }, { user }) => {
    const { file, updatedAt } = await avatars.get(user.id);
    const isNamed = query.v === String(updatedAt.getTime());
    return new Reply(
      file,
      new Headers({
        'cache-control': isNamed ? FOR_GOOD : 'private, no-cache',
        'content-disposition': 'inline',
        // Not from the cache for the next user of this browser.
        vary: 'Cookie',
      }),
    );
  });

  mount(endpoints.removeAvatar, (_, { user }) => avatars.remove(user.id));
};
