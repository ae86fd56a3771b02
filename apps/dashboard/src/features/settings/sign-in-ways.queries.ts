import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getSecurity } from '@wrenchwise/domain/endpoints/accounts/security-overview';

import { queryKeys } from '~/lib/query-keys.ts';

/** Whether the account has a password to ask for; read once with the security settings. */
export const hasPasswordQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.security, 'overview'],
    queryFn: ({ signal }) => api(getSecurity, {}, { signal }),
    select: ({ hasPassword }) => hasPassword,
  });
