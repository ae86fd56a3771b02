import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';

import { sessionQuery } from '../sign-in/session.queries.ts';

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => api(requestPasswordReset, { body: { email } }) });

/** Sets the new password. The server ends every session, so this browser's is forgotten too. */
export const useResetPassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof resetPassword>['body']) => api(resetPassword, { body }),
    onSuccess: () => client.setQueryData(sessionQuery().queryKey, null),
  });
};
