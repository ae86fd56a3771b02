import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';

import { queryKeys } from '~/queries/query-keys.ts';

export const AUDIT_PAGE_SIZE = 20;

export type AuditShow = 'security' | 'all';

/** One page of one's events; the page before stays on the screen while the next one loads. */
export const auditQuery = ({ page, show }: { page: number; show: AuditShow }) =>
  queryOptions({
    queryKey: [...queryKeys.security, 'audit', { page, show }],
    queryFn: ({ signal }) =>
      api(
        listAudit,
        { query: { page: String(page), perPage: String(AUDIT_PAGE_SIZE), show } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
