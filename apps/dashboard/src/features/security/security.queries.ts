import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getSecurity } from '@wrenchwise/domain/endpoints/accounts/security-overview';

import { queryKeys } from '~/lib/query-keys.ts';

/** Ways to sign in, and where one is signed in. */
export const securityQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.security, 'overview'],
    queryFn: ({ signal }) => api(getSecurity, {}, { signal }),
  });

/** What to call after a change: ways in, devices and events are read again. */
export const useReadSecurityAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.security });
};
