import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  announceSignOut,
  claimStorage,
  forgetPerson,
  withDeviceChoices,
} from '@wrenchwise/client/own-storage.ts';
import { getSession, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { queryKeys } from '~/queries/query-keys.ts';

/** The current session, or null for a visitor. What another user left in this browser is removed first. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: queryKeys.session,
    queryFn: async ({ signal }) => {
      const session = await api(getSession, {}, { signal });
      if (session?.user.id) claimStorage(session.user.id);
      return session;
    },
    staleTime: 5 * 60_000,
  });

/** Forgets the user, all that was read for them and all that they typed, then ends the session at the server. */
export const useSignOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      client.setQueryData(sessionQuery().queryKey, null);
      forgetPerson();
      announceSignOut();
      await withDeviceChoices(() => api(signOut, {}));
      // A form that was open may have written meanwhile.
      forgetPerson();
      client.removeQueries({
        predicate: (query) => query.queryKey[0] !== queryKeys.session[0],
      });
    },
  });
};
