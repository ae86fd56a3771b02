import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSession, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';

import { api } from '~/lib/api.ts';
import { queryKeys } from '~/lib/query-keys.ts';
import { forgetPath } from '~/lib/return-path.ts';

/** The current session, or null for a visitor. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => api(getSession, {}, { signal }),
    staleTime: 5 * 60_000,
  });

/** Forgets the person and all that was read for them, then ends the session at the server. */
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
