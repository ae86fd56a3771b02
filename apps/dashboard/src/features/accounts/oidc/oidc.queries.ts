import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { connectOidc, disconnectOidc } from '@wrenchwise/domain/endpoints/accounts/oidc';

import { useReadSecurityAgain } from '../security-overview/security.queries.ts';

/** Answers with the address at the provider to send the browser to. */
export const useConnectOidc = () => useMutation({ mutationFn: () => api(connectOidc, {}) });

export const useDisconnectOidc = () =>
  useMutation({
    mutationFn: () => api(disconnectOidc, {}),
    // Also after a refusal: it may have been disconnected elsewhere.
    onSettled: useReadSecurityAgain(),
  });
