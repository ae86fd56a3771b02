import {
  connectOidc,
  disconnectOidc,
  oidcCallback,
  signInWithOidc,
} from '@wrenchwise/contract/endpoints/accounts/oidc';

import type { Mount } from '../../../../platform/http/mount.ts';
import { mountOutsideSignIn } from '../../identity/outside-sign-in.ts';

/** Sign-in by the OpenID provider that the operator has set, and connecting it to an account. */
export const mountOidc = (
  mount: Mount,
  services: Parameters<typeof mountOutsideSignIn>[3],
): void => {
  const endpoints = {
    signIn: signInWithOidc,
    callback: oidcCallback,
    connect: connectOidc,
    disconnect: disconnectOidc,
  };
  mountOutsideSignIn(mount, 'oidc', endpoints, services);
};
