import {
  connectGoogle,
  disconnectGoogle,
  getSignInMethods,
  googleCallback,
  signInWithGoogle,
} from '@wrenchwise/domain/endpoints/accounts/google';

import { AppError } from '../../../app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Mount } from '../../../http/mount.ts';
import { Reply } from '../../../http/reply.ts';
import { authHeaders, cookiesOf, withAppErrors } from '../better-auth/auth-calls.ts';
import type { Auth } from '../better-auth/auth.ts';
import { signingInBy } from '../better-auth/proof.ts';
import { openedSession } from '../better-auth/session-cookie.ts';
import { countryOfRequest } from '../identity/country-of-request.ts';
import { createDeviceZone } from '../identity/device-zone.ts';
import type { Identity } from '../identity/identity.ts';
import { placeOf } from '../identity/security-change.ts';
import { lockSession } from '../identity/sessions.repository.ts';
import { safeReturnPath } from '../identity/signed-in.ts';
import {
  assumePlace,
  countSignInMethods,
  findUser,
  lockUser,
} from '../identity/users.repository.ts';
import { UnverifiedAddressError } from './google-provider.ts';
import { deleteGoogleAccount, isGoogleNewSince } from './google.repository.ts';

const SETTINGS = '/dashboard/settings';
const UPSTREAM_MS = 15_000;

/** Throws after the time-out; Google's answer is then ignored. */
const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('auth/google-failed')), UPSTREAM_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** The reason in our pages' address for Better Auth's reason of a failure. */
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
 * Google's discovery document is read at the first use, by an instance of Better Auth of its own: a
 * start of the server does not depend on Google, and a failure is tried again at the next use.
 */
const createConnect = (createAuth: (() => Auth) | undefined): (() => Promise<Auth>) => {
  let made: Promise<Auth> | undefined;

  return async () => {
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
      return await withTimeout(made);
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
};

/** One of our pages, whatever address Better Auth redirects to. */
const locationOf = (answer: Headers): string => {
  const target = new URL(answer.get('location') ?? '/login', 'http://own.invalid');
  const reason = target.searchParams.get('error');
  if (reason === null) return target.pathname + target.search + target.hash;
  const failure = failureOf(reason);
  return target.pathname === SETTINGS
    ? `${SETTINGS}?google=${failure.replace('google-', '')}#security`
    : `/login?error=${failure}`;
};

/** Sign-in with Google, and connecting Google to an account. */
export const mountGoogle = (
  mount: Mount,
  {
    createAuth,
    ambient,
    appUrl,
    mail,
    devices,
    recordSecurityChange,
    now,
  }: Pick<Identity, 'ambient' | 'appUrl' | 'mail' | 'devices' | 'recordSecurityChange' | 'now'> & {
    /** Undefined where Google is not set up. */
    createAuth: (() => Auth) | undefined;
  },
): void => {
  const connectToGoogle = createConnect(createAuth);
  const deviceZone = createDeviceZone(appUrl);

  mount(getSignInMethods, () => Promise.resolve({ google: createAuth !== undefined }));

  mount(signInWithGoogle, async ({ body: { callbackURL, timeZone } }, context) => {
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
    return new Reply({ url: response.url }, cookiesOf(headers, deviceZone.cookieOf(timeZone)));
  });

  mount(connectGoogle, async (_, context) => {
    const auth = await connectToGoogle();
    const { headers, response } = await withAppErrors(
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
    return new Reply({ url: response.url }, cookiesOf(headers));
  });

  /**
   * Notes the device of a sign-in, gives an account that was made by it its place, and mails a user to whose account Google was connected `since`.
   * A trigger on the row has recorded the connection in the audit.
   */
  const afterCallback = async (
    auth: Auth,
    answer: Headers,
    context: RequestContext,
    since: Date,
  ): Promise<Headers> => {
    const opened = await openedSession(auth, answer);
    const signedIn = opened ?? (await sessionOf(auth, context));
    if (!signedIn) return new Headers();
    return ambient.transaction(async (tx) => {
      await lockUser(tx, signedIn.userId);
      const user = await findUser(tx, signedIn.userId);
      if (!user) return new Headers();
      if (user.createdAt >= since) {
        await assumePlace(tx, user.id, countryOfRequest(context, deviceZone.read(context)));
      }
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

  mount(googleCallback, async ({ query }, context) => {
    try {
      const auth = await connectToGoogle();
      const since = now();
      const answer = await signingInBy('google', () =>
        withTimeout(
          auth.api.callbackOAuth({
            params: { id: 'google' },
            query,
            headers: authHeaders(context),
            asResponse: true,
          }),
        ),
      );
      const noted = await afterCallback(auth, answer.headers, context, since);
      const headers = cookiesOf(answer.headers, noted);
      headers.set('location', locationOf(answer.headers));
      return new Reply(undefined, headers);
    } catch (error) {
      const reason =
        error instanceof UnverifiedAddressError ? 'google-email-unverified' : 'google-failed';
      context.log.warn({ err: error }, 'signing in with Google failed');
      return new Reply(undefined, new Headers({ location: `/login?error=${reason}` }));
    }
  });

  mount(disconnectGoogle, (_, context) =>
    ambient.transaction(async (tx) => {
      const userId = context.user.id;
      await lockSession(tx, context);
      const methods = await countSignInMethods(tx, userId);
      if (!(await deleteGoogleAccount(tx, userId))) throw new AppError('db/record-not-found');
      if (!methods.password && methods.passkeys === 0) throw new AppError('auth/last-way-in');
      await recordSecurityChange(tx, context, 'google-disconnected');
    }),
  );
};
