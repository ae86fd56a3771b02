import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';

import type { ConfirmationInput } from '../re-authentication/confirmation-form.tsx';
import { useReadSecurityAgain } from '../security-overview/security.queries.ts';

/** The secret for the app and the recovery codes. */
export type Enrolment = OutputOf<typeof enableTwoFactor>;

/**
 * Begins with two-factor. Secret and codes go to `receive` only: the cache of mutations keeps
 * nothing of them.
 */
export const useEnableTwoFactor = (receive: (enrolment: Enrolment) => void) =>
  useMutation({
    mutationFn: async (body: ConfirmationInput) => receive(await api(enableTwoFactor, { body })),
    gcTime: 0,
  });

/** Proves that the app shows the right code. */
export const useConfirmTwoFactor = () => {
  const readAgain = useReadSecurityAgain();
  return useMutation({
    mutationFn: (code: string) => api(confirmTwoFactor, { body: { code } }),
    // The recovery codes come next and wait for nothing.
    onSuccess: () => void readAgain(),
    gcTime: 0,
  });
};

export const useDisableTwoFactor = () =>
  useMutation({
    mutationFn: (body: ConfirmationInput) => api(disableTwoFactor, { body }),
    onSuccess: useReadSecurityAgain(),
    gcTime: 0,
  });

/** Makes new recovery codes, which go to `receive` only, as those of `useEnableTwoFactor`. */
export const useRenewRecoveryCodes = (receive: (codes: readonly string[]) => void) => {
  const readAgain = useReadSecurityAgain();
  return useMutation({
    mutationFn: async (body: ConfirmationInput) =>
      receive((await api(renewRecoveryCodes, { body })).recoveryCodes),
    onSuccess: () => void readAgain(),
    gcTime: 0,
  });
};
