import * as endpoints from '@wrenchwise/domain/endpoints/api-keys';

import type { Mount } from '../../http/mount.ts';
import type { ApiKeysService } from './api-keys.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const mountApiKeys = (mount: Mount, keys: ApiKeysService, now: () => Date): void => {
  mount(endpoints.listApiKeys, async (_, { user }) => ({ keys: await keys.list(user.id) }));
  mount(endpoints.createApiKey, ({ body: { name, scopes, expiresInDays } }, { user }) =>
    keys.issue({
      userId: user.id,
      name,
      scopes,
      expiresAt: expiresInDays ? new Date(now().getTime() + expiresInDays * DAY_MS) : null,
    }),
  );
  mount(endpoints.revokeApiKey, ({ params }, { user }) => keys.revoke(user.id, params.id));
};
