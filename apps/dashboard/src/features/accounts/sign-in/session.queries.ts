import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { forgetPath } from '@wrenchwise/client/return-path.ts';
import { getSession, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';

import { queryKeys } from '~/lib/query-keys.ts';

/** The current session, or null for a visitor. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => api(getSession, {}, { signal }),
    staleTime: 5 * 60_000,
  });

/** Forgets the user and all that was read for them, then ends the session at the server. */
export const useSignOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      client.setQueryData(sessionQuery().queryKey, null);
      forgetPath();
      await api(signOut, {});
      client.removeQueries({
        predicate: (query) => query.queryKey[0] !== queryKeys.session[0],
      });
    },
  });
};
