import type { Env } from './environment.ts';

/** Google, or another issuer of its kind. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** An OpenID provider; `name` labels its button. */
export interface OidcSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly name: string;
}

/** The variables of the OpenID provider: all, or none. `OIDC_NAME` has a default. */
export const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Sign-in with Google; undefined where it is not set up. */
export const googleOf = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Env): GoogleSettings | undefined =>
  clientId && clientSecret
    ? { clientId, clientSecret, issuer: issuer ?? 'https://accounts.google.com' }
    : undefined;

/** Sign-in by the OpenID provider; undefined where none is set up. */
export const oidcOf = (env: Env): OidcSettings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret
    ? { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname }
    : undefined;
};
