import * as endpoints from '@wrenchwise/contract/endpoints/support';

import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { SupportService } from './support.service.ts';

export const mountSupport = (mount: Mount, support: SupportService): void => {
  mount(endpoints.createSupportRequest, ({ body }, { user, headers }) =>
    support.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(endpoints.listSupportRequests, ({ query }, { user }) => support.list(user.id, query));
  mount(endpoints.getSupportRequest, ({ params }, { user }) => support.get(user.id, params.id));
};
