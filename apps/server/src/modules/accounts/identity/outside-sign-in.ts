import type {
  connectGoogle,
  disconnectGoogle,
  googleCallback,
  signInWithGoogle,
} from '@wrenchwise/contract/endpoints/accounts/google';

import { AppError } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/context.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
import { authHeaders, cookiesOf, withAppErrors } from '../better-auth/auth-calls.ts';
import type { Auth } from '../better-auth/auth.ts';
import { signingInBy } from '../better-auth/proof.ts';
import { openedSession } from '../better-auth/session-cookie.ts';
import { countryOfRequest } from './country-of-request.ts';
import { createDeviceZone } from './device-zone.ts';
import type { Identity } from './identity.ts';
import {
  deleteOutsideAccount,
  isConnectedSince,
  type OutsideProviderId,
} from './outside-accounts.repository.ts';
import { UnverifiedAddressError } from './outside-provider.ts';
import { signInContextOf } from './security-change.ts';
import { lockSession } from './sessions.repository.ts';
import { safeReturnPath } from './signed-in.ts';
import { assumePlace, countSignInMethods, findUser, lockUser } from './users.repository.ts';

const SETTINGS = '/dashboard/settings';
const UPSTREAM_MS = 15_000;

/** Throws after the time-out; the provider's answer is then ignored. */
const withTimeout = <T>(provider: OutsideProviderId, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError(`auth/${provider}-failed`)), UPSTREAM_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** The reason in our pages' address for Better Auth's reason of a failure. */
const failureOf = (reason: string): string => {
  switch (reason) {
    case 'access_denied':
      return 'cancelled';
    case 'email_does_not_match':
      return 'other-email';
    case 'account_already_linked_to_different_user':
      return 'taken';
    default:
      return 'failed';
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
 * A provider's discovery document is read at the first use, by an instance of Better Auth of its own: a
 * start of the server does not depend on it, and a failure is tried again at the next use.
 */
const createConnect = (
  provider: OutsideProviderId,
  createAuth: (() => Auth) | undefined,
): (() => Promise<Auth>) => {
  let made: Promise<Auth> | undefined;

  return async () => {
    if (!createAuth) throw new AppError(`auth/${provider}-not-set-up`);
    made ??= (async () => {
      const auth = createAuth();
      const { socialProviders } = await auth.$context;
      // Without its discovery document the provider is left out.
      if (!socialProviders.some(({ id }) => id === provider)) {
        throw new AppError(`auth/${provider}-failed`);
      }
      return auth;
    })();
    try {
      return await withTimeout(provider, made);
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
};

/** One of our pages, whatever address Better Auth redirects to. */
const locationOf = (provider: OutsideProviderId, answer: Headers): string => {
  const target = new URL(answer.get('location') ?? '/login', 'http://own.invalid');
  const reason = target.searchParams.get('error');
  if (reason === null) return target.pathname + target.search + target.hash;
  const failure = failureOf(reason);
  return target.pathname === SETTINGS
    ? `${SETTINGS}?${provider}=${failure}#security`
    : `/login?error=${provider}-${failure}`;
};

/** The endpoints of a provider: alike but for their addresses. */
export interface OutsideEndpoints {
  readonly signIn: typeof signInWithGoogle;
  readonly callback: typeof googleCallback;
  readonly connect: typeof connectGoogle;
  readonly disconnect: typeof disconnectGoogle;
}

type OutsideIdentity = Pick<
  Identity,
  'ambient' | 'appUrl' | 'mail' | 'devices' | 'recordSecurityChange' | 'now'
> & {
  /** Undefined where the provider is not set up. */
  readonly createAuth: (() => Auth) | undefined;
};

/**
 * Notes the device of a sign-in, gives an account that was made by it its place, and mails a user to whose account the provider was connected `since`.
 * A trigger on the row has recorded the connection in the audit.
 */
const createAfterCallback =
  (
    provider: OutsideProviderId,
    { ambient, mail, devices, now }: OutsideIdentity,
    deviceZone: ReturnType<typeof createDeviceZone>,
  ) =>
  async (auth: Auth, answer: Headers, context: RequestContext, since: Date): Promise<Headers> => {
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
      if (user.createdAt < since && (await isConnectedSince(tx, provider, user.id, since))) {
        const place = signInContextOf(user, now());
        await mail.send(tx, {
          to: user.email,
          userId: user.id,
          template: {
            kind: 'security-changed',
            name: user.name,
            change: `${provider}-connected`,
            place,
          },
        });
      }
      return opened ? devices.note(tx, user, context) : new Headers();
    });
  };

/** Sign-in by a provider, and connecting it to an account. */
export const mountOutsideSignIn = (
  mount: Mount,
  provider: OutsideProviderId,
  endpoints: OutsideEndpoints,
  identity: OutsideIdentity,
): void => {
  const { ambient, recordSecurityChange, now } = identity;
  const connectToProvider = createConnect(provider, identity.createAuth);
  const deviceZone = createDeviceZone(identity.appUrl);
  const afterCallback = createAfterCallback(provider, identity, deviceZone);

  mount(endpoints.signIn, async ({ body: { callbackURL, timeZone } }, context) => {
    const auth = await connectToProvider();
    const { headers, response } = await auth.api.signInSocial({
      body: {
        provider,
        callbackURL: safeReturnPath(callbackURL),
        errorCallbackURL: '/login',
        disableRedirect: true,
      },
      headers: authHeaders(context),
      returnHeaders: true,
    });
    if (!response.url) throw new AppError(`auth/${provider}-failed`);
    return new Reply({ url: response.url }, cookiesOf(headers, deviceZone.cookieOf(timeZone)));
  });

  mount(endpoints.connect, async (_, context) => {
    const auth = await connectToProvider();
    const { headers, response } = await withAppErrors(
      auth.api.linkSocialAccount({
        body: {
          provider,
          callbackURL: `${SETTINGS}?${provider}=connected#security`,
          errorCallbackURL: SETTINGS,
          disableRedirect: true,
        },
        headers: authHeaders(context),
        returnHeaders: true,
      }),
    );
    return new Reply({ url: response.url }, cookiesOf(headers));
  });

  mount(endpoints.callback, async ({ query }, context) => {
    try {
      const auth = await connectToProvider();
      const since = now();
      const answer = await signingInBy(provider, () =>
        withTimeout(
          provider,
          auth.api.callbackOAuth({
            params: { id: provider },
            query,
            headers: authHeaders(context),
            asResponse: true,
          }),
        ),
      );
      const noted = await afterCallback(auth, answer.headers, context, since);
      const headers = cookiesOf(answer.headers, noted);
      headers.set('location', locationOf(provider, answer.headers));
      return new Reply(undefined, headers);
    } catch (error) {
      const isLocked = error instanceof AppError && error.code === 'auth/account-locked';
      const reason = error instanceof UnverifiedAddressError ? 'email-unverified' : 'failed';
      context.log.warn({ err: error, provider }, 'signing in by an outside provider failed');
      return new Reply(
        undefined,
        new Headers({
          location: `/login?error=${isLocked ? 'account-locked' : `${provider}-${reason}`}`,
        }),
      );
    }
  });

  mount(endpoints.disconnect, (_, context) =>
    ambient.transaction(async (tx) => {
      const userId = context.user.id;
      await lockSession(tx, context);
      const methods = await countSignInMethods(tx, userId);
      if (!(await deleteOutsideAccount(tx, provider, userId))) {
        throw new AppError('db/record-not-found');
      }
      const others = Object.entries(methods.outside).some(([id, has]) => has && id !== provider);
      if (!methods.password && methods.passkeys === 0 && !others) {
        throw new AppError('auth/last-way-in');
      }
      await recordSecurityChange(tx, context, `${provider}-disconnected`);
    }),
  );
};
