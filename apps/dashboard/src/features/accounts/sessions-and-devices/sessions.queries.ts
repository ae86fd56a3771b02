import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { ApiError } from '@wrenchwise/contract/client';
import {
  type DeviceSession,
  endOtherSessions,
  endSession,
} from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';

import type { ConfirmationInput } from '../re-authentication/confirmation-form.tsx';
import { useReadSecurityAgain } from '../security-overview/security.queries.ts';

// Whoever signed out there meanwhile has done what was asked for.
const unlessGone = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.code !== 'db/record-not-found') throw error;
};

/** Signs out one browser, or every one but this where none is named. */
export const useEndSessions = (session: DeviceSession | undefined) =>
  useMutation({
    mutationFn: async (body: ConfirmationInput): Promise<void> => {
      if (!session) await api(endOtherSessions, { body });
      else await api(endSession, { params: { id: session.id }, body }).catch(unlessGone);
    },
    onSuccess: useReadSecurityAgain(),
    gcTime: 0,
  });
