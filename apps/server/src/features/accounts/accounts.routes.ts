import * as account from '@wrenchwise/domain/endpoints/account';
import * as auth from '@wrenchwise/domain/endpoints/auth';
import { type Me, updateMe } from '@wrenchwise/domain/endpoints/me';
import { RESET_REQUESTED } from '@wrenchwise/domain/endpoints/password';
import * as password from '@wrenchwise/domain/endpoints/password';

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

  mount(auth.signUp, async ({ body }, context) => ({
    user: shownUser(await signUp.signUp(body, context)),
    verificationRequired: true,
  }));

  mount(auth.sendVerificationEmail, async ({ body }) => {
    await signUp.resendVerification(body);
    return { status: true };
  });

  mount(auth.verifyEmail, async ({ query }, context) => {
    return new Reply(undefined, await signUp.verifyEmail(query, context));
  });

  mount(auth.getSession, async (_, context) => {
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

  mount(password.requestPasswordReset, async ({ body }) => {
    await recovery.requestReset(body);
    return { message: RESET_REQUESTED } as const;
  });

  mount(password.resetPassword, async ({ body }, context) => {
    await recovery.reset(body, context);
    return { success: true as const };
  });

  mount(password.changePassword, async ({ body }, context) => {
    const cookies = await recovery.changePassword(body, context);
    return new Reply({ success: true as const }, cookies);
  });

  mount(account.changeEmail, ({ body }, context) => emailChange.request(body, context));

  mount(account.getEmailChange, async (_, context) => ({
    change: await emailChange.pending(context),
  }));
  mount(account.resendEmailChange, (_, context) => emailChange.resend(context));
  mount(account.cancelEmailChange, (_, context) => emailChange.cancel(context));

  mount(account.confirmEmailChange, async ({ body }, context) => {
    const { cookies, ...done } = await emailChange.confirm(body, context);
    return new Reply(done, cookies);
  });

  mount(account.deleteAccount, async ({ body }, context) => {
    const cookies = await deletion.deleteAccount(body, context);
    return new Reply({ deleted: true as const }, cookies);
  });
};
