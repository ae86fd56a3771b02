import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { withDeviceChoices } from '@wrenchwise/client/own-storage.ts';
import { signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';

/** Ends this session at the server; the caller then leaves the page, and its cache with it. */
export const useLeave = () =>
  useMutation({ mutationFn: () => withDeviceChoices(() => api(signOut, {})) });
