import { passkey } from '@better-auth/passkey';
import type { Database } from '@wrenchwise/database/database';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth, twoFactor } from 'better-auth/plugins';

import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import { users } from '../../../platform/db/users.tables.ts';
import type { Log } from '../../../platform/log.ts';
import { accounts, passkeys, sessions, twoFactors, verifications } from '../accounts.tables.ts';
import { ADDRESS_HEADER } from './auth-calls.ts';
import { cookiePath, cookiePrefix, isSecure } from './cookie-names.ts';
import { versionedSecrets } from './encrypted-keys.ts';
import { refuseLocked } from './locked-accounts.repository.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { signInMethod, unlessChecked } from './proof.ts';
import { sessionPlugin } from './session-plugin.ts';

const DAY_SECONDS = 24 * 60 * 60;
const RESET_SECONDS = 60 * 60;

/**
 * The WebAuthn relying party. An IP address cannot be one, so that on one's own machine passkeys
 * belong to 'localhost', under which the same server answers.
 */
const relyingParty = (appUrl: string): { rpID: string; origin: string[] } => {
  const { hostname, origin, protocol, port } = new URL(appUrl);
  if (!/^(127\.|\[::1\]$)/.test(hostname)) return { rpID: hostname, origin: [origin] };
  return { rpID: 'localhost', origin: [origin, `${protocol}//localhost:${port}`] };
};

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Better Auth has stored the token of a reset link; within the transaction that is open. */
export type SendResetLink = (user: Recipient, token: string) => Promise<void>;

/** Better Auth has reset a password; within the transaction that is open. */
export type AfterReset = (user: Recipient) => Promise<void>;

const storageOn = (ambient: Database) =>
  drizzleAdapter(ambient, {
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
  });

/**
 * Better Auth behind our own endpoints: it keeps users, sessions, passwords, links, second factors
 * and passkeys, on the owner connection. It is called through `auth.api` only; its own router is
 * never mounted, so its rate limit is off and ours applies. On the `ambient` handle its statements
 * join whichever transaction is open (decision 021).
 */
export const createAuth = ({
  ambient,
  appUrl,
  secrets,
  sendResetLink,
  afterReset,
  generateRecoveryCodes,
  outside,
  passwordHashing,
  log,
}: {
  ambient: Database;
  appUrl: string;
  secrets: AuthSecrets;
  sendResetLink: SendResetLink;
  afterReset: AfterReset;
  generateRecoveryCodes: () => string[];
  /** Undefined where signing in by an outside provider is not this instance's matter. */
  outside: GenericOAuthConfig | undefined;
  passwordHashing: PasswordHashing;
  log: Log;
}) =>
  betterAuth({
    appName: 'Wrenchwise',
    // With its path: it would take a path of `appUrl` for all of it.
    baseURL: `${appUrl}/api/auth`,
    basePath: '/api/auth',
    secret: secrets.current,
    secrets: versionedSecrets(secrets),
    database: storageOn(ambient),
    advanced: {
      cookiePrefix: cookiePrefix(appUrl),
      // Else it would put '__Secure-' before our own prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(appUrl), path: cookiePath(appUrl) },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    session: {
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      // How fresh a sign-in must be is decided by re-authentication.ts.
      freshAge: 0,
      additionalFields: { method: { type: 'string', required: false, input: false } },
    },
    account: {
      encryptOAuthTokens: true,
      // Only by an e-mail address that both sides have verified.
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    databaseHooks: {
      session: {
        create: {
          // Whichever way somebody signs in, it ends here.
          before: async (session) => {
            await refuseLocked(ambient, session.userId);
            return { data: { ...session, method: signInMethod() ?? null } };
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: unlessChecked(passwordHashing),
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendResetLink(user, token),
      onPasswordReset: ({ user }) => afterReset(user),
    },
    emailVerification: {
      // verification-link.ts sends it: Better Auth's own sending waits half a second against user
      // enumeration, and would keep a transaction open for as long.
      sendOnSignUp: false,
      autoSignInAfterVerification: true,
    },
    plugins: [
      sessionPlugin(),
      // Whether a password is needed is decided by whether there is one.
      twoFactor({
        issuer: 'Wrenchwise',
        allowPasswordless: true,
        backupCodeOptions: { customBackupCodesGenerate: generateRecoveryCodes },
        // sign-in-attempts.ts counts wrong codes, as it does wrong passwords.
        accountLockout: { enabled: false },
      }),
      passkey({
        ...relyingParty(appUrl),
        rpName: 'Wrenchwise',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey stands for both factors only with user verification (fingerprint, PIN).
          afterVerification: ({ verification }) => {
            if (verification.authenticationInfo.userVerified) return;
            throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
          },
        },
      }),
      ...(outside ? [genericOAuth({ config: [outside] })] : []),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        log[level === 'error' ? 'error' : 'debug']({ details }, message);
      },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
