import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';

import { useReadSecurityAgain } from '../security-overview/security.queries.ts';
import type { OutsideProvider } from './outside-provider.ts';

/** Answers with the address at the provider to send the browser to. */
export const useConnect = ({ connect }: OutsideProvider) =>
  useMutation({ mutationFn: () => api(connect, {}) });

export const useDisconnect = ({ disconnect }: OutsideProvider) =>
  useMutation({
    mutationFn: () => api(disconnect, {}),
    // Also after a refusal: it may have been disconnected elsewhere.
    onSettled: useReadSecurityAgain(),
  });
