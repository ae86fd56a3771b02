import type { Database } from '@wrenchwise/database/database';
import type { GenericOAuthConfig } from 'better-auth/plugins';

import { deleteUnverified, type OutsideProviderId } from './outside-accounts.repository.ts';

export interface OutsideProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OIDC issuer; its discovery document names every other address. */
  readonly issuer: string;
}

/** The provider has not verified the address: nobody is signed in by it. */
export class UnverifiedAddressError extends Error {
  override readonly name = 'UnverifiedAddressError';
}

/** What is asked of each beside the common; Google asks for consent each time (docs/product.md, 'Accounts'). */
const OF_PROVIDER: Readonly<Record<OutsideProviderId, Partial<GenericOAuthConfig>>> = {
  google: { accessType: 'offline', prompt: 'consent' },
  // What OpenID Connect assumes of a client that says nothing else; authentik and Keycloak take both.
  oidc: { authentication: 'basic' },
};

/**
 * A provider through OIDC discovery, with PKCE and a verified id token. Claims that are not in the id
 * token are read from its userinfo endpoint. Its hosts are those of the issuer, so that tests use a
 * server of their own.
 */
export const outsideProvider = (
  ambient: Database,
  providerId: OutsideProviderId,
  settings: OutsideProviderSettings,
): GenericOAuthConfig => ({
  ...OF_PROVIDER[providerId],
  providerId,
  clientId: settings.clientId,
  clientSecret: settings.clientSecret,
  discoveryUrl: `${settings.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  mapProfileToUser: async (profile) => {
    const email = (profile.email ?? '').toLowerCase();
    if (!profile.emailVerified || email === '') throw new UnverifiedAddressError();
    // Against account pre-hijacking: whoever signed up under an address that they never verified
    // must not keep a password to the account that its owner opens now.
    await deleteUnverified(ambient, email);
    // A provider's photo lies on another host, which our pages must not request.
    return { name: profile.name ?? email.split('@', 1)[0] ?? email, image: '' };
  },
});
