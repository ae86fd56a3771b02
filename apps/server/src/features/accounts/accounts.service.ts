import { createHash } from 'node:crypto';

import type { MeChanges } from '@wrenchwise/domain/endpoints/me';
import type { ErrorCode } from '@wrenchwise/domain/errors';
import { APIError } from 'better-auth/api';

import { AppError } from '../../app-error.ts';
import type { Database, Statements } from '../../db/connect.ts';
import type { AccountUser, RequestContext, Session, SessionUser } from '../../http/context.ts';
import type { RateLimits } from '../../http/limits.ts';
import { createFindSession, isEmailTaken, updatePriceSettings } from './accounts.repository.ts';
import { ADDRESS_HEADER, type Auth } from './auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { toPriceSettings } from './price-settings.ts';
import { safeReturnPath } from './return-path.ts';
import { createSessionToken } from './session-token.ts';

/** A signed-in user and the cookies that say so. */
export interface SignedIn {
  readonly user: AccountUser;
  readonly cookies: Headers;
}

export interface AccountsService {
  readonly signUp: (
    given: { name: string; email: string; password: string; callbackURL?: string | undefined },
    context: RequestContext,
  ) => Promise<AccountUser>;
  readonly signIn: (
    given: { email: string; password: string; rememberMe: boolean },
    context: RequestContext,
  ) => Promise<SignedIn>;
  readonly signOut: (context: RequestContext) => Promise<Headers>;
  readonly resendVerification: (
    given: { email: string; callbackURL?: string | undefined },
    context: RequestContext,
  ) => Promise<void>;
  /** Follows the link of the mail; answers with where to go and the cookies of the new session. */
  readonly verifyEmail: (
    given: { token: string; callbackURL?: string | undefined },
    context: RequestContext,
  ) => Promise<Headers>;
  readonly findSession: (headers: Headers) => Promise<Session | undefined>;
  /** Changes what is named, and answers with the person as they are then. */
  readonly update: (user: SessionUser, changes: MeChanges) => Promise<SessionUser>;
}

// Failed tries per account, wherever they come from: forged addresses do not help.
const ACCOUNT_TRIES = { requests: 10, seconds: 15 * 60 };

const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth/invalid-credentials',
  EMAIL_NOT_VERIFIED: 'auth/email-not-verified',
  USER_ALREADY_EXISTS: 'auth/email-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-in-use',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  PASSWORD_TOO_LONG: 'auth/weak-password',
  INVALID_TOKEN: 'auth/invalid-token',
  TOKEN_EXPIRED: 'auth/link-expired',
  USER_NOT_FOUND: 'auth/invalid-credentials',
};

/** Better Auth's failures in the catalogue's words; what it does not know stays as it is. */
const translated = (error: unknown): unknown => {
  if (!(error instanceof APIError)) return error;
  const code = CODES[error.body?.code ?? ''];
  return code === undefined ? error : new AppError(code, { cause: error });
};

const withAddress = ({ headers, address }: RequestContext): Headers => {
  const given = new Headers(headers);
  given.set(ADDRESS_HEADER, address);
  return given;
};

const isAuthCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof AppError && error.code === code;

/** Sign-up, log-in and sessions, on Better Auth. */
export const createAccountsService = async ({
  auth,
  db,
  statements,
  rateLimits,
}: {
  auth: Auth;
  db: Database;
  statements: Statements;
  rateLimits: RateLimits;
}): Promise<AccountsService> => {
  const { authCookies, secret } = await auth.$context;
  const sessionToken = createSessionToken({ cookieName: authCookies.sessionToken.name, secret });
  const findByToken = createFindSession(statements);
  const accountKey = (email: string): string =>
    `signIn:account:${createHash('sha256').update(email).digest('base64url')}`;

  return {
    signUp: async ({ name, email, password, callbackURL }, context) => {
      if (isCommonPassword(password)) throw new AppError('auth/weak-password');
      if (await isEmailTaken(db, email)) throw new AppError('auth/email-in-use');
      try {
        const headers = withAddress(context);
        const { user } = await auth.api.signUpEmail({ body: { name, email, password }, headers });
        await auth.api.sendVerificationEmail({
          body: { email, callbackURL: safeReturnPath(callbackURL) },
          headers,
        });
        return { ...user, createdAt: new Date(user.createdAt) };
      } catch (error) {
        // Two sign-ups at once with one address: the database let the other one have it.
        const isRefused = error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER';
        if (isRefused && (await isEmailTaken(db, email))) {
          throw new AppError('auth/email-in-use', { cause: error });
        }
        throw translated(error);
      }
    },

    signIn: async ({ email, password, rememberMe }, context) => {
      const key = accountKey(email);
      await rateLimits.take({ key, ...ACCOUNT_TRIES });
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password, rememberMe },
          headers: withAddress(context),
          returnHeaders: true,
        });
        await rateLimits.forget(key);
        return { user: response.user, cookies: headers };
      } catch (error) {
        throw translated(error);
      }
    },

    signOut: async (context) => {
      const { headers } = await auth.api.signOut({
        headers: withAddress(context),
        returnHeaders: true,
      });
      return headers;
    },

    resendVerification: async ({ email, callbackURL }, context) => {
      // Each address gets few mails, and the answer never says whether it has an account.
      await rateLimits.take({ key: `resend:${accountKey(email)}`, requests: 5, seconds: 3600 });
      await auth.api
        .sendVerificationEmail({
          body: { email, callbackURL: safeReturnPath(callbackURL) },
          headers: withAddress(context),
        })
        .catch((error: unknown) => {
          if (!(error instanceof APIError)) throw error;
        });
    },

    verifyEmail: async ({ token, callbackURL }, context) => {
      const target = safeReturnPath(callbackURL);
      try {
        const { headers } = await auth.api.verifyEmail({
          query: { token },
          headers: withAddress(context),
          returnHeaders: true,
        });
        // An address that was proved before signs nobody in: the link may be an old one.
        const signedIn = headers.getSetCookie().length > 0;
        headers.set('location', signedIn ? target : '/login?verified=1');
        return headers;
      } catch (error) {
        if (!(error instanceof APIError) && !isAuthCode(error, 'auth/link-expired')) throw error;
        return new Headers({ location: '/login?error=link-expired' });
      }
    },

    findSession: async (headers) => {
      // Asked with every request, so in one statement and every time: a session that was ended on
      // any instance is ended on all. What is not simply valid, Better Auth judges and clears away.
      const token = sessionToken(headers);
      const valid = token === undefined ? undefined : await findByToken(token);
      if (valid && valid.expiresAt >= new Date()) return valid;
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (found) {
        return {
          user: { ...found.user, prices: toPriceSettings(found.user) },
          expiresAt: new Date(found.session.expiresAt),
        };
      }
      if (/wrenchwise\.session_token=/.test(headers.get('cookie') ?? '')) {
        throw new AppError('auth/expired-session');
      }
      return undefined;
    },

    update: async (user, { priceRegion, labourCentsPerHour }) => {
      const moves = priceRegion !== undefined && priceRegion !== user.prices.priceRegion;
      // An hour in dollars says nothing of an hour in pounds.
      const rate = labourCentsPerHour === undefined && moves ? null : labourCentsPerHour;
      const prices = await updatePriceSettings(db, user.id, {
        ...(priceRegion === undefined ? {} : { priceRegion }),
        ...(rate === undefined ? {} : { labourCentsPerHour: rate }),
      });
      if (!prices) throw new AppError('auth/no-user');
      return { ...user, prices };
    },
  };
};
