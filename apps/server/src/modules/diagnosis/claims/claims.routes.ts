import * as endpoints from '@wrenchwise/contract/endpoints/claims';

import type { Mount } from '../../../platform/http/mount.ts';
import type { ClaimsService } from './claims.service.ts';

export const mountClaims = (mount: Mount, claims: ClaimsService): void => {
  mount(endpoints.examineClaim, ({ body }, { user }) => claims.examine(user, body));
  mount(endpoints.examineDiagnosisClaim, ({ params, body }, { user }) =>
    claims.examineOf(user, params.id, body),
  );
};
