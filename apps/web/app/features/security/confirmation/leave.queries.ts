import { useMutation } from '@tanstack/react-query';
import { signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';

import { api } from '~/lib/api.ts';

/** Ends this session at the server; the caller then leaves the page, and its cache with it. */
export const useLeave = () => useMutation({ mutationFn: () => api(signOut, {}) });
