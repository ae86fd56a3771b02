import { passkey } from '@better-auth/passkey';
import type { Database } from '@wrenchwise/database/database';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { genericOAuth, twoFactor } from 'better-auth/plugins';

import type { AuthSecrets } from '../../config/auth-secret.ts';
import {
  accounts,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from '../../db/schema/accounts.ts';
import type { Log } from '../../log.ts';
import { ADDRESS_HEADER } from './auth-headers.ts';
import { cookiePrefix, isSecure } from './cookie-names.ts';
import { googleProvider, type GoogleSettings } from './google-provider.ts';
import { verifyOrProven } from './passwords.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { sessionRenewal } from './session-renewal.ts';
import { signInMethod } from './sign-in-method.ts';
import { versionedSecrets } from './stored-keys.ts';

const DAY_SECONDS = 24 * 60 * 60;
const RESET_SECONDS = 60 * 60;

/**
 * Whom passkeys are made for. WebAuthn knows no addresses, so that on one's own machine they belong
 * to 'localhost', under which the same server answers.
 */
const relyingParty = (appUrl: string): { rpID: string; origin: string[] } => {
  const { hostname, origin, protocol, port } = new URL(appUrl);
  if (!/^(127\.|\[::1\]$)/.test(hostname)) return { rpID: hostname, origin: [origin] };
  return { rpID: 'localhost', origin: [origin, `${protocol}//localhost:${port}`] };
};

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Whom Better Auth tells of what it does; called within the transaction that is open. */
export interface AuthEvents {
  readonly sendReset: (user: Addressee, token: string) => Promise<void>;
  readonly wasReset: (user: Addressee) => Promise<void>;
}

/**
 * Better Auth behind our own endpoints: it keeps users, sessions, passwords, links, second factors
 * and passkeys, on the owner connection. It is called through `auth.api` alone; its own router is
 * never mounted, so its rate limit is off and ours applies. `db` is the ambient handle.
 */
export const createAuth = (given: {
  db: Database;
  appUrl: string;
  secrets: AuthSecrets;
  google: GoogleSettings | undefined;
  events: AuthEvents;
  log: Log;
}) =>
  betterAuth({
    appName: 'Wrenchwise',
    baseURL: given.appUrl,
    basePath: '/api/auth',
    secret: given.secrets.current,
    secrets: versionedSecrets(given.secrets),
    database: drizzleAdapter(given.db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
      transaction: true,
    }),
    advanced: {
      cookiePrefix: cookiePrefix(given.appUrl),
      // Else it would put '__Secure-' before our own prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(given.appUrl), path: '/' },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    session: {
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      // Whether somebody signed in lately enough is ours to say: confirm-owner.ts.
      freshAge: 0,
      additionalFields: { method: { type: 'string', required: false, input: false } },
    },
    account: {
      encryptOAuthTokens: true,
      // By an address that both sides have proved, and by no other.
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    databaseHooks: {
      session: {
        create: {
          before: (session) =>
            Promise.resolve({ data: { ...session, method: signInMethod() ?? null } }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { verify: verifyOrProven },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => given.events.sendReset(user, token),
      onPasswordReset: ({ user }) => given.events.wasReset(user),
    },
    emailVerification: {
      // verification-mail.ts sends it: Better Auth's own sending waits half a second, so that its
      // time tells nothing, and would keep a transaction open for as long.
      sendOnSignUp: false,
      autoSignInAfterVerification: true,
    },
    plugins: [
      sessionRenewal(),
      // Whether a password is needed is decided by whether there is one.
      twoFactor({
        issuer: 'Wrenchwise',
        allowPasswordless: true,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        // Wrong codes are counted as wrong passwords are, known devices apart: tries.ts.
        accountLockout: { enabled: false },
      }),
      passkey({
        ...relyingParty(given.appUrl),
        rpName: 'Wrenchwise',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey stands for two factors only when its holder was checked too.
          afterVerification: ({ verification }) => {
            if (verification.authenticationInfo.userVerified) return;
            throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
          },
        },
      }),
      ...(given.google ? [genericOAuth({ config: [googleProvider(given.db, given.google)] })] : []),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        given.log[level === 'error' ? 'error' : 'debug']({ details }, message);
      },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
