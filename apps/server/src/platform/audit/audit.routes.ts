import { listAudit } from '@wrenchwise/contract/endpoints/audit';

import type { Mount } from '../http/mount.ts';
import type { AuditService } from './audit.service.ts';

export const mountAudit = (mount: Mount, audit: AuditService): void => {
  mount(listAudit, ({ query }, { user }) => audit.list(user.id, query));
};
