import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  announceSignOut,
  forgetPerson,
  withDeviceChoices,
} from '@wrenchwise/client/own-storage.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';

import { queryKeys } from '~/queries/query-keys.ts';

/** Deletes the account; what was read for it is forgotten at once. */
export const useDeleteAccount = (onGone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof deleteAccount>['body']) =>
      withDeviceChoices(() => api(deleteAccount, { body })),
    onSuccess: () => {
      forgetPerson();
      announceSignOut();
      onGone();
      client.setQueryData(queryKeys.session, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] });
    },
  });
};
