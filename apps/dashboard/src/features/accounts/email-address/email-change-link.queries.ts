import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { confirmEmailChange } from '@wrenchwise/contract/endpoints/accounts/email-address';

import { queryKeys } from '~/queries/query-keys.ts';

/** Follows the link of an e-mail change; what is shown of the account is read again after it. */
export const useConfirmEmailChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api(confirmEmailChange, { body: { token } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.session });
      await client.invalidateQueries({ queryKey: queryKeys.me });
      await client.invalidateQueries({ queryKey: queryKeys.emailChange });
    },
  });
};
