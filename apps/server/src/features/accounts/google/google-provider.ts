import type { Database } from '@wrenchwise/database/database';
import type { GenericOAuthConfig } from 'better-auth/plugins';

import { deleteUnverified } from './google.repository.ts';

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OIDC issuer; its discovery document names every other address. */
  readonly issuer: string;
}

/** Google has not verified the address: nobody is signed in by it. */
export class UnverifiedAddressError extends Error {
  override readonly name = 'UnverifiedAddressError';
}

/**
 * Google through OIDC discovery, with offline access and the consent prompt (docs/product.md,
 * 'Accounts'). Its hosts are those of the issuer, so that tests use a server of their own.
 */
export const googleProvider = (
  ambient: Database,
  settings: GoogleSettings,
): GenericOAuthConfig => ({
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
    if (!profile.emailVerified || email === '') throw new UnverifiedAddressError();
    // Against account pre-hijacking: whoever signed up under an address that they never verified
    // must not keep a password to the account that its owner opens now.
    await deleteUnverified(ambient, email);
    // Google's profile photo lies on another host, which our pages must not request.
    return { name: profile.name ?? email.split('@', 1)[0] ?? email, image: '' };
  },
});
