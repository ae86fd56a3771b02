import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { RequestContext, UserContext } from '../../http/context.ts';
import type { MailService } from '../mail/mail.service.ts';
import { findUser } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import { inOurWords } from './catalogue-codes.ts';
import type { Devices } from './devices.ts';
import { UnprovenAddressError } from './google-provider.ts';
import { openedSession } from './opened-session.ts';
import { placeOf } from './place.ts';
import { safeReturnPath } from './return-path.ts';
import { lockSession } from './sessions.repository.ts';
import { signingInBy } from './sign-in-method.ts';
import type { TellChange } from './tell-change.ts';
import {
  countWaysIn,
  deleteGoogleAccount,
  isGoogleNewSince,
  lockPerson,
} from './ways-in.repository.ts';

export interface GoogleService {
  readonly available: boolean;
  /** Where the browser goes to sign in, and the cookies that it needs to come back. */
  readonly signIn: (
    given: { callbackURL?: string | undefined },
    context: RequestContext,
  ) => Promise<{ url: string; cookies: Headers }>;
  /** The same, to connect a Google account to the one that is signed in. */
  readonly connect: (context: UserContext) => Promise<{ url: string; cookies: Headers }>;
  /** The way back. Answers with where to go in every case. */
  readonly callback: (
    query: Readonly<Record<string, string | undefined>>,
    context: RequestContext,
  ) => Promise<Headers>;
  readonly disconnect: (context: UserContext) => Promise<void>;
}

const SETTINGS = '/dashboard/settings';
const UPSTREAM_MS = 15_000;

/** Gives up on Google after a while; what it does then is not waited for. */
const inTime = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('auth/google-failed')), UPSTREAM_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** What Better Auth's reason for a failure is called on our pages. */
const failureOf = (reason: string): string => {
  switch (reason) {
    case 'access_denied':
      return 'google-cancelled';
    case 'email_does_not_match':
      return 'google-other-email';
    case 'account_already_linked_to_different_user':
      return 'google-taken';
    default:
      return 'google-failed';
  }
};

const sessionOf = async (
  auth: Auth,
  context: RequestContext,
): Promise<{ userId: string } | undefined> => {
  const headers = authHeaders(context);
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found ? { userId: found.user.id } : undefined;
};

/**
 * Sign-in with Google. Google's own documents are read at the first use, by an instance of Better Auth
 * of its own: a start of the server does not depend on Google, and a failure is tried again.
 */
export const createGoogleService = (given: {
  /** Undefined where Google is not set up. */
  createAuth: (() => Auth) | undefined;
  ambient: Database;
  mail: MailService;
  devices: Devices;
  tellChange: TellChange;
  now: () => Date;
}): GoogleService => {
  const { createAuth, ambient, mail, devices, tellChange, now } = given;
  let made: Promise<Auth> | undefined;

  const connectToGoogle = async (): Promise<Auth> => {
    if (!createAuth) throw new AppError('auth/google-not-set-up');
    made ??= (async () => {
      const auth = createAuth();
      const { socialProviders } = await auth.$context;
      // Without its discovery document the provider is left out.
      if (!socialProviders.some(({ id }) => id === 'google')) {
        throw new AppError('auth/google-failed');
      }
      return auth;
    })();
    try {
      return await inTime(made);
    } catch (error) {
      made = undefined;
      throw error;
    }
  };

  /** Ends at one of our pages, whatever Better Auth wrote into the address. */
  const locationOf = (answer: Headers): string => {
    const target = new URL(answer.get('location') ?? '/login', 'http://own.invalid');
    const reason = target.searchParams.get('error');
    if (reason === null) return target.pathname + target.search + target.hash;
    const failure = failureOf(reason);
    return target.pathname === SETTINGS
      ? `${SETTINGS}?google=${failure.replace('google-', '')}#security`
      : `/login?error=${failure}`;
  };

  /**
   * Notes the browser, and tells a person to whose account Google was connected `since`. The row
   * itself recorded the connection.
   */
  const follow = async (
    auth: Auth,
    answer: Headers,
    context: RequestContext,
    since: Date,
  ): Promise<Headers> => {
    const opened = await openedSession(auth, answer);
    const signedIn = opened ?? (await sessionOf(auth, context));
    if (!signedIn) return new Headers();
    return ambient.transaction(async (tx) => {
      await lockPerson(tx, signedIn.userId);
      const user = await findUser(tx, signedIn.userId);
      if (!user) return new Headers();
      if (user.createdAt < since && (await isGoogleNewSince(tx, user.id, since))) {
        const place = placeOf(user, now());
        await mail.send(tx, {
          to: user.email,
          userId: user.id,
          template: {
            kind: 'security-changed',
            name: user.name,
            change: 'google-connected',
            place,
          },
        });
      }
      return opened ? devices.note(tx, user, context) : new Headers();
    });
  };

  return {
    available: createAuth !== undefined,

    signIn: async ({ callbackURL }, context) => {
      const auth = await connectToGoogle();
      const { headers, response } = await auth.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: safeReturnPath(callbackURL),
          errorCallbackURL: '/login',
          disableRedirect: true,
        },
        headers: authHeaders(context),
        returnHeaders: true,
      });
      if (!response.url) throw new AppError('auth/google-failed');
      return { url: response.url, cookies: cookiesOf(headers) };
    },

    connect: async (context) => {
      const auth = await connectToGoogle();
      const { headers, response } = await inOurWords(
        auth.api.linkSocialAccount({
          body: {
            provider: 'google',
            callbackURL: `${SETTINGS}?google=connected#security`,
            errorCallbackURL: SETTINGS,
            disableRedirect: true,
          },
          headers: authHeaders(context),
          returnHeaders: true,
        }),
      );
      return { url: response.url, cookies: cookiesOf(headers) };
    },

    callback: async (query, context) => {
      try {
        const auth = await connectToGoogle();
        const since = now();
        const answer = await signingInBy('google', () =>
          inTime(
            auth.api.callbackOAuth({
              params: { id: 'google' },
              query,
              headers: authHeaders(context),
              asResponse: true,
            }),
          ),
        );
        const noted = await follow(auth, answer.headers, context, since);
        const headers = cookiesOf(answer.headers, noted);
        headers.set('location', locationOf(answer.headers));
        return headers;
      } catch (error) {
        const reason =
          error instanceof UnprovenAddressError ? 'google-email-unverified' : 'google-failed';
        context.log.warn({ err: error }, 'signing in with Google failed');
        return new Headers({ location: `/login?error=${reason}` });
      }
    },

    disconnect: (context) =>
      ambient.transaction(async (tx) => {
        const userId = context.user.id;
        await lockSession(tx, context);
        const ways = await countWaysIn(tx, userId);
        if (!(await deleteGoogleAccount(tx, userId))) throw new AppError('db/record-not-found');
        if (!ways.password && ways.passkeys === 0) throw new AppError('auth/last-way-in');
        await tellChange(tx, context, 'google-disconnected');
      }),
  };
};
