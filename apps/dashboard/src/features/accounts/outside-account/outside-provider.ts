import { t } from '@lingui/core/macro';
import { connectGoogle, disconnectGoogle } from '@wrenchwise/contract/endpoints/accounts/google';
import { connectOidc, disconnectOidc } from '@wrenchwise/contract/endpoints/accounts/oidc';

/** A provider of sign-in outside of Wrenchwise: its words in the settings, and its requests. */
export interface OutsideProvider {
  /** The anchor of its card. */
  readonly id: 'google' | 'oidc';
  /** As it is called within a sentence. */
  readonly name: string;
  /** As an account there is called at the start of a sentence; the card's title. */
  readonly account: string;
  /** Why nobody can log in with it when the server does not offer it. */
  readonly unavailable: string;
  /** Asked before an account is disconnected. */
  readonly question: string;
  readonly connect: typeof connectGoogle | typeof connectOidc;
  readonly disconnect: typeof disconnectGoogle;
}

export const GOOGLE: OutsideProvider = {
  id: 'google',
  name: t`Google`,
  account: t`Google account`,
  unavailable: t`Google sign-in is not set up on this server.`,
  question: t`Disconnect your Google account?`,
  connect: connectGoogle,
  disconnect: disconnectGoogle,
};

/** The operator's OpenID provider, under the name that they gave it. */
export const oidcProvider = (name: string): OutsideProvider => ({
  id: 'oidc',
  name,
  account: name,
  unavailable: t`${name} is no longer set up here.`,
  question: t`Disconnect ${name}?`,
  connect: connectOidc,
  disconnect: disconnectOidc,
});
