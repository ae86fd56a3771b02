import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';

import { queryKeys } from '~/queries/query-keys.ts';

/** Sign-in methods, and where the user is signed in. */
export const securityQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.security, 'overview'],
    queryFn: ({ signal }) => api(getSecurity, {}, { signal }),
  });

/** Whether the account has a password to ask for. */
export const hasPasswordQuery = () =>
  queryOptions({ ...securityQuery(), select: ({ hasPassword }) => hasPassword });

/** What to call after a change: sign-in methods, devices and events are read again. */
export const useReadSecurityAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.security });
};
