import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getMe, type MeChanges, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { queryKeys } from '~/queries/query-keys.ts';

import { changeSessionUser } from '../sign-in/session-user.ts';

/** The signed-in user with what they set. */
export const meQuery = () =>
  queryOptions({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => api(getMe, {}, { signal }),
  });

/** Changes what is named; the answer is the user as they are then. */
export const useUpdateMe = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: MeChanges) => api(updateMe, { body: changes }),
    onSuccess: (me, changes) => {
      client.setQueryData(meQuery().queryKey, me);
      const { name, timeZone, distanceUnit, place } = me;
      changeSessionUser(client, { name, timeZone, distanceUnit, place });
      // Stored diagnoses are shown in the prices that are set.
      if ('labourCentsPerHour' in changes) {
        void client.invalidateQueries({ queryKey: queryKeys.diagnoses });
      }
    },
  });
};
