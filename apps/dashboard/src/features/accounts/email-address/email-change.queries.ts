import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  cancelEmailChange,
  changeEmail,
  getEmailChange,
  resendEmailChange,
} from '@wrenchwise/contract/endpoints/accounts/email-address';

import { queryKeys } from '~/queries/query-keys.ts';

/** The e-mail change that waits for a link to be followed; null when none does. */
export const emailChangeQuery = () =>
  queryOptions({
    queryKey: queryKeys.emailChange,
    queryFn: ({ signal }) => api(getEmailChange, {}, { signal }),
    select: ({ change }) => change,
  });

const useChange = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // After a refusal too: the link that it was about may have run out.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.emailChange }),
  });
};

/** Asks for another address; nothing changes before both links were followed. */
export const useChangeEmail = () =>
  useChange((body: InputOf<typeof changeEmail>['body']) => api(changeEmail, { body }));

/** Sends the link that is waited for once more. */
export const useResendEmailChange = () => useChange(() => api(resendEmailChange, {}));

/** Calls the change off. */
export const useCancelEmailChange = () => useChange(() => api(cancelEmailChange, {}));
