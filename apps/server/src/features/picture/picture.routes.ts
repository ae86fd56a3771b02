import * as endpoints from '@wrenchwise/domain/endpoints/picture';

import type { Mount } from '../../http/mount.ts';
import { Reply } from '../../http/reply.ts';
import type { PictureService } from './picture.service.ts';

const FOR_GOOD = 'private, max-age=31536000, immutable';

export const mountPicture = (mount: Mount, pictures: PictureService): void => {
  mount(endpoints.setPicture, ({ body }, { user }) => pictures.set(user.id, body));

  mount(endpoints.getPicture, async ({ query }, { user }) => {
    const { file, updatedAt } = await pictures.get(user.id);
    const isNamed = query.v === String(updatedAt.getTime());
    return new Reply(
      file,
      new Headers({
        'cache-control': isNamed ? FOR_GOOD : 'private, no-cache',
        'content-disposition': 'inline',
        // Whoever signs in next in this browser does not get it from the cache.
        vary: 'Cookie',
      }),
    );
  });

  mount(endpoints.removePicture, (_, { user }) => pictures.remove(user.id));
};
