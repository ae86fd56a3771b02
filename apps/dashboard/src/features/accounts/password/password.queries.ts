import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { clientError } from '@wrenchwise/contract/client';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  changePassword,
  requestPasswordReset,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { queryKeys } from '~/queries/query-keys.ts';

import { useReadSecurityAgain } from '../security-overview/security.queries.ts';

/** Changes the password. All is read again even after a refusal: there may be none any more. */
export const useChangePassword = () => {
  const readAgain = useReadSecurityAgain();
  return useMutation({
    mutationFn: (body: InputOf<typeof changePassword>['body']) => api(changePassword, { body }),
    onSettled: () => void readAgain(),
    gcTime: 0,
  });
};

/** Sends a reset link to the account's own address, and answers with it. */
export const useSendPasswordLink = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const session = await client.fetchQuery({
        queryKey: queryKeys.session,
        queryFn: () => api(getSession, {}),
        staleTime: 5 * 60_000,
      });
      if (!session) throw clientError('auth/no-user');
      const { email } = session.user;
      await api(requestPasswordReset, { body: { email } });
      return email;
    },
  });
};
