import {
  requestPasswordReset,
  RESET_REQUESTED,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';

import { AppError } from '../../../../platform/app-error.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { authHeaders, withAppErrors } from '../../better-auth/auth-calls.ts';
import type { AfterReset, Auth, SendResetLink } from '../../better-auth/auth.ts';
import { withNewHash } from '../../better-auth/proof.ts';
import type { AccountMails, MailLink } from '../../identity/account-mails.ts';
import { isCommonPassword } from '../../identity/common-passwords.ts';
import type { AccountServices, Identity } from '../../identity/identity.ts';
import { signInContextOf } from '../../identity/security-change.ts';
import { accountKey } from '../../identity/sign-in-attempts.ts';
import {
  findByEmail,
  findUser,
  lockUser,
  markEmailVerified,
} from '../../identity/users.repository.ts';
import {
  forgetTrustedBrowsers,
  ownerOfResetLink,
  voidAllLinks,
  voidResetLinks,
} from '../../identity/verifications.repository.ts';
import { isNearEmail } from '../../identity/weak-passwords.ts';

// A password reset, in the order of its five steps. Better Auth calls the third and the fifth.

const MAILS_AN_HOUR = { requests: 5, seconds: 3600 };

/** 1. The link is asked for. The answer is the same for every address. */
export const mountResetRequest = (
  mount: Mount,
  { rateLimits, accountMails }: Pick<Identity, 'rateLimits'> & { accountMails: AccountMails },
): void => {
  mount(requestPasswordReset, async ({ body: { email } }) => {
    await rateLimits.take({ key: `reset:${accountKey(email)}`, ...MAILS_AN_HOUR });
    await accountMails.request({ kind: 'reset', email });
    return { message: RESET_REQUESTED } as const;
  });
};

/** 2. A job, where the address has an account: older links are void. */
export const createResetLink =
  (auth: Auth): MailLink =>
  async (tx, { id, email }) => {
    await lockUser(tx, id);
    // The address may have moved to another account while that was waited for.
    if ((await findByEmail(tx, email))?.id !== id) return;
    await voidResetLinks(tx, id);
    // Stores the token and calls step 3.
    await auth.api.requestPasswordReset({ body: { email } });
  };

/** 3. Better Auth has stored the token: the link is mailed, in the job's transaction. */
export const createSendResetLink =
  ({ ambient, mail, appUrl }: Pick<Identity, 'ambient' | 'mail' | 'appUrl'>): SendResetLink =>
  ({ email, name }, token) =>
    ambient.transaction((tx) =>
      mail.send(tx, {
        to: email,
        // In the fragment: it reaches no server and no log.
        template: {
          kind: 'password-reset',
          name,
          url: `${appUrl}/reset-password#token=${encodeURIComponent(token)}`,
        },
      }),
    );

/** 4. The link is followed. Every session and every other link ends. */
export const mountReset = (
  mount: Mount,
  { auth, ambient, passwordHashing }: Pick<AccountServices, 'auth' | 'ambient' | 'passwordHashing'>,
): void => {
  mount(resetPassword, async ({ body: { token, newPassword } }, context) => {
    if (await isCommonPassword(newPassword)) throw new AppError('auth/weak-password');
    // Looked up first: nothing is hashed for a link that is none.
    if ((await ownerOfResetLink(ambient, token)) === undefined) {
      throw new AppError('auth/link-expired');
    }
    const hash = await passwordHashing.hash(newPassword);
    const take = () =>
      ambient.transaction(async (tx) => {
        // Locked before Better Auth takes the link: whatever voids it holds the row, or waits here.
        const userId = await ownerOfResetLink(tx, token);
        if (userId !== undefined) await lockUser(tx, userId);
        const user = userId === undefined ? undefined : await findUser(tx, userId);
        // Thrown before the link is taken, so that it works for another password.
        if (isNearEmail(newPassword, user?.email)) throw new AppError('auth/weak-password');
        // Sets the password, ends the sessions and calls step 5.
        await withAppErrors(
          auth.api.resetPassword({ body: { token, newPassword }, headers: authHeaders(context) }),
        );
        if (userId !== undefined) await voidAllLinks(tx, userId);
      });
    await withNewHash({ password: newPassword, hash }, take);
    return { success: true as const };
  });
};

/** 5. Better Auth has set the password and ended the sessions; within the transaction of step 4. */
export const createAfterReset =
  ({
    ambient,
    audit,
    mail,
    attempts,
    now,
  }: Pick<Identity, 'ambient' | 'audit' | 'mail' | 'attempts' | 'now'>): AfterReset =>
  ({ id, email }) =>
    ambient.transaction(async (tx) => {
      // The link came by mail, which verifies the address.
      await markEmailVerified(tx, email);
      // Whoever forgot the password may have tried it until sign-in was locked.
      await attempts.forgetPasswords({ email, userId: id }, tx);
      await forgetTrustedBrowsers(tx, id);
      await audit.record(tx, { userId: id, kind: 'auth_password_reset', severity: 'warning' });
      const user = await findUser(tx, id);
      if (!user) return;
      await mail.send(tx, {
        to: email,
        userId: id,
        template: {
          kind: 'password-changed',
          name: user.name,
          place: signInContextOf(user, now()),
        },
      });
    });
