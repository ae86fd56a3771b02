import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { api } from '@wrenchwise/client/api.ts';
import type { SignedIn } from '@wrenchwise/contract/endpoints/accounts/account-user';
import {
  signInWithPasskey,
  startPasskeySignIn,
} from '@wrenchwise/contract/endpoints/accounts/passkeys';

/** Asks the browser for a passkey and logs in with it. Loaded at the first use. */
export const signInByPasskey = async (): Promise<SignedIn> => {
  const { options } = await api(startPasskeySignIn, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON; // WebAuthn's own form, made by the server's library
  const credential = await startAuthentication({ optionsJSON });
  return api(signInWithPasskey, {
    body: { credential: { ...credential, response: { ...credential.response } } },
  });
};
