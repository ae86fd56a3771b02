import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import type { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { queryKeys } from '~/queries/query-keys.ts';

/** Chooses the user's country. Whatever is shown in money or units comes back for it. */
export const useChooseCountry = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (country: string) => api(updateMe, { body: { country } }),
    onSuccess: (me) => {
      client.setQueryData(queryKeys.me, me);
      const { place, distanceUnit } = me;
      client.setQueryData<OutputOf<typeof getSession>>(
        queryKeys.session,
        (session) => session && { ...session, user: { ...session.user, place, distanceUnit } },
      );
      return client.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          first !== queryKeys.me[0] && first !== queryKeys.session[0],
      });
    },
  });
};
