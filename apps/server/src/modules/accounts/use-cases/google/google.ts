import {
  connectGoogle,
  disconnectGoogle,
  googleCallback,
  signInWithGoogle,
} from '@wrenchwise/contract/endpoints/accounts/google';

import type { Mount } from '../../../../platform/http/mount.ts';
import { mountOutsideSignIn } from '../../identity/outside-sign-in.ts';

/** Sign-in with Google, and connecting Google to an account. */
export const mountGoogle = (
  mount: Mount,
  services: Parameters<typeof mountOutsideSignIn>[3],
): void => {
  const endpoints = {
    signIn: signInWithGoogle,
    callback: googleCallback,
    connect: connectGoogle,
    disconnect: disconnectGoogle,
  };
  mountOutsideSignIn(mount, 'google', endpoints, services);
};
