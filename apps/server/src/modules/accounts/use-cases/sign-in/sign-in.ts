import { getSession, signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { AppError } from '../../../../platform/app-error.ts';
import { clearSiteData } from '../../../../platform/http/clear-site-data.ts';
import type { RequestContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import { authHeaders, cookiesOf, withAppErrors } from '../../better-auth/auth-calls.ts';
import type { CookieSignatures } from '../../better-auth/cookie-signatures.ts';
import { signingInBy, withCheckedPassword } from '../../better-auth/proof.ts';
import type { AccountServices } from '../../identity/identity.ts';
import type { SessionLookup } from '../../identity/session-lookup.ts';
import {
  type FinishSignIn,
  shownUser,
  signedInReply,
  type SignInOutcome,
} from '../../identity/signed-in.ts';
import { findCredential, lockUser, replaceHash } from '../../identity/users.repository.ts';

/** Sign-in with e-mail and password, the session that it opens, and sign-out. */
export const mountSignIn = (
  mount: Mount,
  {
    auth,
    ambient,
    appUrl,
    db,
    attempts,
    checkPassword,
    passwordHashing,
    recordSignInFailure,
    audit,
    cookies,
    sessions,
    finishSignIn,
  }: Pick<
    AccountServices,
    | 'auth'
    | 'ambient'
    | 'appUrl'
    | 'db'
    | 'attempts'
    | 'checkPassword'
    | 'passwordHashing'
    | 'recordSignInFailure'
    | 'audit'
  > & { cookies: CookieSignatures; sessions: SessionLookup; finishSignIn: FinishSignIn },
): void => {
  const withPassword = async (
    input: { email: string; password: string; rememberMe: boolean },
    context: RequestContext,
  ): Promise<SignInOutcome> => {
    const { email, password } = input;
    const known = await findCredential(db, email);
    const userId = known?.userId ?? null;
    const forget = await attempts.count('password', { email, userId, headers: context.headers });
    const isRight = await checkPassword(known?.hash, password);
    if (!known?.hash || !isRight) {
      // Recorded for an unknown address too: the answer takes as long.
      await recordSignInFailure(userId, 'password');
      throw new AppError('auth/invalid-credentials');
    }
    if (!known.emailVerified) {
      await recordSignInFailure(known.userId, 'unverified');
      throw new AppError('auth/email-not-verified');
    }
    await forget();
    const { hash } = known;
    const stronger = passwordHashing.isOutdated(hash)
      ? await passwordHashing.hash(password)
      : undefined;
    return withCheckedPassword(hash, () =>
      signingInBy('password', () =>
        ambient.transaction(async (tx) => {
          // If the password was changed since it was checked, Better Auth checks it against the new one.
          await lockUser(tx, known.userId);
          const { headers } = await withAppErrors(
            auth.api.signInEmail({
              body: input,
              headers: cookies.resignTrust(authHeaders(context), known.userId),
              returnHeaders: true,
            }),
          );
          if (stronger !== undefined) {
            await replaceHash(tx, { userId: known.userId, from: hash, to: stronger });
          }
          return finishSignIn(tx, headers, context);
        }),
      ),
    );
  };

  mount(signIn, async ({ body }, context) => signedInReply(await withPassword(body, context)));

  mount(getSession, async (_, context) => {
    const { session, cookies: renewed } = await sessions
      .findAndExtend(context)
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'auth/expired-session') {
          return { session: undefined, cookies: new Headers() };
        }
        throw error;
      });
    const answer = session && {
      session: { expiresAt: session.expiresAt.toISOString() },
      user: shownUser(session.user),
    };
    return new Reply(answer ?? null, renewed);
  });

  mount(signOut, (_, context) =>
    ambient.transaction(async (tx) => {
      const headers = authHeaders(context);
      const find = () => auth.api.getSession({ headers, query: { disableRefresh: true } });
      const found = await find();
      if (found) await lockUser(tx, found.user.id);
      // Of two clicks the first ends the session, and only that one is an event.
      const session = found && (await find());
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      if (session) await audit.record(tx, { userId: session.user.id, kind: 'auth_signout' });
      return new Reply({ success: true }, clearSiteData(cookiesOf(answer.headers), appUrl));
    }),
  );
};
