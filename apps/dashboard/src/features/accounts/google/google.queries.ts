import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { connectGoogle, disconnectGoogle } from '@wrenchwise/domain/endpoints/accounts/google';

import { useReadSecurityAgain } from '../security-overview/security.queries.ts';

/** Answers with the address at Google to send the browser to. */
export const useConnectGoogle = () => useMutation({ mutationFn: () => api(connectGoogle, {}) });

export const useDisconnectGoogle = () =>
  useMutation({
    mutationFn: () => api(disconnectGoogle, {}),
    // Also after a refusal: it may have been disconnected elsewhere.
    onSettled: useReadSecurityAgain(),
  });
