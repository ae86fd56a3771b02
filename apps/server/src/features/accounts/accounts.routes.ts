import { deleteAccount } from '@wrenchwise/domain/endpoints/accounts/deletion';
import {
  changeEmail,
  getEmailChange,
  resendEmailChange,
  cancelEmailChange,
  confirmEmailChange,
} from '@wrenchwise/domain/endpoints/accounts/email-address';
import {
  RESET_REQUESTED,
  requestPasswordReset,
  resetPassword,
  changePassword,
} from '@wrenchwise/domain/endpoints/accounts/password';
import { type Me, updateMe } from '@wrenchwise/domain/endpoints/accounts/profile';
import { getSession } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import {
  signUp as signUpEndpoint,
  sendVerificationEmail,
  verifyEmail,
} from '@wrenchwise/domain/endpoints/accounts/sign-up';

import { AppError } from '../../app-error.ts';
import type { SessionUser } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { Reply } from '../../http/reply.ts';
import type { Accounts } from './accounts.ts';
import { shownUser } from './shown-user.ts';

/** Sign-up, the account itself, its password and its address. */
export const mountAccounts = (
  mount: Mount,
  accounts: Accounts,
  me: (user: SessionUser) => Promise<Me>,
): void => {
  const { sessions, signUp, recovery, emailChange, profile, deletion } = accounts;

  mount(signUpEndpoint, async ({ body }, context) => ({
    user: shownUser(await signUp.signUp(body, context)),
    verificationRequired: true,
  }));

  mount(sendVerificationEmail, async ({ body }) => {
    await signUp.resendVerification(body);
    return { status: true };
  });

  mount(verifyEmail, async ({ query }, context) => {
    return new Reply(undefined, await signUp.verifyEmail(query, context));
  });

  mount(getSession, async (_, context) => {
    const { session, cookies } = await sessions.findAndExtend(context).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'auth/expired-session') {
        return { session: undefined, cookies: new Headers() };
      }
      throw error;
    });
    const answer = session && {
      session: { expiresAt: session.expiresAt.toISOString() },
      user: shownUser(session.user),
    };
    return new Reply(answer ?? null, cookies);
  });

  mount(updateMe, async ({ body }, { user }) => me(await profile.update(user, body)));

  mount(requestPasswordReset, async ({ body }) => {
    await recovery.requestReset(body);
    return { message: RESET_REQUESTED } as const;
  });

  mount(resetPassword, async ({ body }, context) => {
    await recovery.reset(body, context);
    return { success: true as const };
  });

  mount(changePassword, async ({ body }, context) => {
    const cookies = await recovery.changePassword(body, context);
    return new Reply({ success: true as const }, cookies);
  });

  mount(changeEmail, ({ body }, context) => emailChange.request(body, context));

  mount(getEmailChange, async (_, context) => ({
    change: await emailChange.pending(context),
  }));
  mount(resendEmailChange, (_, context) => emailChange.resend(context));
  mount(cancelEmailChange, (_, context) => emailChange.cancel(context));

  mount(confirmEmailChange, async ({ body }, context) => {
    const { cookies, ...done } = await emailChange.confirm(body, context);
    return new Reply(done, cookies);
  });

  mount(deleteAccount, async ({ body }, context) => {
    const cookies = await deletion.deleteAccount(body, context);
    return new Reply({ deleted: true as const }, cookies);
  });
};
