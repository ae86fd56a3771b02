import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  addPasskey,
  removePasskey,
  startPasskeyRegistration,
} from '@wrenchwise/contract/endpoints/accounts/passkeys';

import type { ConfirmationInput } from '../re-authentication/confirmation-form.tsx';
import { useReadSecurityAgain } from '../security-overview/security.queries.ts';
import { createPasskey } from './create-passkey.ts';

/**
 * Adds a passkey: asks the server for the options, then the user through the browser's prompt.
 * Fails with `PasskeyPromptError` where the prompt did, with `ApiError` where the server did.
 */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (request: { name: string; confirmation: ConfirmationInput }) => {
      const { options } = await api(startPasskeyRegistration, { body: request.confirmation });
      const credential = await createPasskey(options);
      return api(addPasskey, { body: { name: request.name, credential } });
    },
    onSuccess: useReadSecurityAgain(),
    gcTime: 0,
  });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: (id: string) => api(removePasskey, { params: { id } }),
    // Also after a refusal: it may have been removed elsewhere.
    onSettled: useReadSecurityAgain(),
  });
