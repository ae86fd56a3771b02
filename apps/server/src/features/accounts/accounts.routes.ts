import * as endpoints from '@wrenchwise/domain/endpoints/auth';
import { type Me, updateMe } from '@wrenchwise/domain/endpoints/me';

import { AppError } from '../../app-error.ts';
import type { AccountUser, SessionUser } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { Reply } from '../../http/reply.ts';
import type { AccountsService } from './accounts.service.ts';

const shown = (user: AccountUser) => ({ ...user, createdAt: user.createdAt.toISOString() });

// The session's token travels in the cookie alone; Better Auth's other headers stay behind.
const cookiesOf = (headers: Headers): Headers => {
  const kept = new Headers();
  for (const cookie of headers.getSetCookie()) kept.append('set-cookie', cookie);
  return kept;
};

export const mountAccounts = (
  mount: Mount,
  accounts: AccountsService,
  me: (user: SessionUser) => Promise<Me>,
): void => {
  mount(endpoints.signUp, async ({ body }, context) => ({
    user: shown(await accounts.signUp(body, context)),
    verificationRequired: true,
  }));

  mount(endpoints.signIn, async ({ body }, context) => {
    const { user, cookies } = await accounts.signIn(body, context);
    return new Reply({ user: shown(user) }, cookiesOf(cookies));
  });

  mount(endpoints.signOut, async (_, context) => {
    const headers = await accounts.signOut(context);
    return new Reply({ success: true }, cookiesOf(headers));
  });

  mount(endpoints.getSession, async (_, { headers }) => {
    const session = await accounts.findSession(headers).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'auth/expired-session') return undefined;
      throw error;
    });
    return session
      ? { session: { expiresAt: session.expiresAt.toISOString() }, user: shown(session.user) }
      : null;
  });

  mount(endpoints.sendVerificationEmail, async ({ body }, context) => {
    await accounts.resendVerification(body, context);
    return { status: true };
  });

  mount(endpoints.verifyEmail, async ({ query }, context) => {
    const headers = await accounts.verifyEmail(query, context);
    const kept = cookiesOf(headers);
    kept.set('location', headers.get('location') ?? '/login');
    return new Reply(undefined, kept);
  });

  mount(updateMe, async ({ body }, { user }) => me(await accounts.update(user, body)));
};
