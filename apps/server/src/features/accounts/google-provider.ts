import type { Database } from '@wrenchwise/database/database';
import type { GenericOAuthConfig } from 'better-auth/plugins';

import { deleteUnverified } from './accounts.repository.ts';

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OIDC issuer; its discovery document names every other address. */
  readonly issuer: string;
}

/** Google gave an address that it has not verified: nobody is signed in by it. */
export class UnprovenAddressError extends Error {
  override readonly name = 'UnprovenAddressError';
}

/**
 * Google through OIDC discovery, with offline access and the consent prompt as specified. Its hosts
 * are whatever the issuer says, so that a stand-in serves the tests.
 */
export const googleProvider = (db: Database, settings: GoogleSettings): GenericOAuthConfig => ({
  providerId: 'google',
  clientId: settings.clientId,
  clientSecret: settings.clientSecret,
  discoveryUrl: `${settings.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
  scopes: ['openid', 'email', 'profile'],
  accessType: 'offline',
  prompt: 'consent',
  pkce: true,
  requireIdTokenVerification: true,
  mapProfileToUser: async (profile) => {
    const email = (profile.email ?? '').toLowerCase();
    if (!profile.emailVerified || email === '') throw new UnprovenAddressError();
    // An account whose address nobody proved is nobody's: whoever made it, perhaps to lie in wait
    // for this moment, must not keep a password to it.
    await deleteUnverified(db, email);
    // Their picture lies on another host, which no page of ours asks for anything.
    return { name: profile.name ?? email.split('@', 1)[0] ?? email, image: '' };
  },
});
