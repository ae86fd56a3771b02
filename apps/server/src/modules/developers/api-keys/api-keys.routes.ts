import * as endpoints from '@wrenchwise/contract/endpoints/api-keys';

import type { Mount } from '../../../platform/http/mount.ts';
import type { SensitiveAct } from '../../accounts/identity/sensitive-act.ts';
import type { ApiKeysService } from './api-keys.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const mountApiKeys = (
  mount: Mount,
  {
    keys,
    sensitiveAct,
    now,
  }: { keys: ApiKeysService; sensitiveAct: SensitiveAct; now: () => Date },
): void => {
  mount(endpoints.listApiKeys, async (_, { user }) => ({ keys: await keys.list(user.id) }));
  mount(endpoints.createApiKey, ({ body: { name, scopes, expiresInDays, password } }, context) =>
    sensitiveAct(context, { password, change: 'api-key-created' }, (tx) =>
      keys.issue(tx, {
        userId: context.user.id,
        name,
        scopes,
        expiresAt: expiresInDays ? new Date(now().getTime() + expiresInDays * DAY_MS) : null,
      }),
    ),
  );
  mount(endpoints.revokeApiKey, ({ params }, { user }) => keys.revoke(user.id, params.id));
};
