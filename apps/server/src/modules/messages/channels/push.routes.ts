import * as endpoints from '@wrenchwise/contract/endpoints/push';

import type { Mount } from '../../../platform/http/mount.ts';
import type { PushService } from './push.service.ts';

const MAX_AGENT_LETTERS = 300;

export const mountPush = (mount: Mount, push: PushService): void => {
  mount(endpoints.getPush, (_, { user }) => push.describe(user.id));
  mount(endpoints.subscribePush, ({ body }, { user, headers }) =>
    push.subscribe(user.id, body, headers.get('user-agent')?.slice(0, MAX_AGENT_LETTERS) ?? null),
  );
  mount(endpoints.unsubscribePush, ({ body }, { user }) =>
    push.unsubscribe(user.id, body.endpoint),
  );
};
