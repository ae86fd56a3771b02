import type {
  AccountUser as ShownUser,
  SignedIn,
} from '@wrenchwise/contract/endpoints/accounts/account-user';
import type { Transaction } from '@wrenchwise/database/database';

import type { AccountUser, RequestContext } from '../../../platform/http/context.ts';
import { Reply } from '../../../platform/http/reply.ts';
import { cookiesOf } from '../better-auth/auth-calls.ts';
import type { Auth } from '../better-auth/auth.ts';
import { openedSession } from '../better-auth/session-cookie.ts';
import type { KnownDevices } from './known-devices.ts';
import { findUser } from './users.repository.ts';

/** Who is signed in, and the cookies that say so. No user: a second factor is owed. */
export interface SignInOutcome {
  readonly user: AccountUser | null;
  readonly cookies: Headers;
}

/** Reads the outcome of a sign-in from Better Auth's answer, and notes the device, as part of `tx`. */
export type FinishSignIn = (
  tx: Transaction,
  answer: Headers,
  context: RequestContext,
) => Promise<SignInOutcome>;

export const createFinishSignIn =
  ({ auth, devices }: { auth: Auth; devices: KnownDevices }): FinishSignIn =>
  async (tx, answer, context) => {
    const opened = await openedSession(auth, answer);
    const user = opened && (await findUser(tx, opened.userId));
    if (!user) return { user: null, cookies: cookiesOf(answer) };
    return { user, cookies: cookiesOf(answer, await devices.note(tx, user, context)) };
  };

/** A user as the API answers. */
export const shownUser = (user: AccountUser): ShownUser => ({
  ...user,
  createdAt: user.createdAt.toISOString(),
});

export const signedInReply = ({ user, cookies }: SignInOutcome): Reply<SignedIn> =>
  new Reply({ user: user && shownUser(user), twoFactorRequired: user === null }, cookies);

const OWN_PATH =
  /^\/(?:dashboard(?:\/[\w./-]*)?|pricing|checkout)(?:\?[\w=&%.~+-]*)?(?:#[\w=&%.~+-]*)?$/;

/** The path to go to after a sign-in where it is one of ours (open redirect), else the dashboard. */
export const safeReturnPath = (path: string | undefined): string =>
  path !== undefined && OWN_PATH.test(path) && !path.includes('//') && !path.includes('..')
    ? path
    : '/dashboard';
