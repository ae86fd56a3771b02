import { changePassword } from '@wrenchwise/contract/endpoints/accounts/password';

import { AppError } from '../../../../platform/app-error.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import { authHeaders, cookiesOf } from '../../better-auth/auth-calls.ts';
import type { AccountMails } from '../../identity/account-mails.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { signInContextOf } from '../../identity/security-change.ts';
import { lockSession } from '../../identity/sessions.repository.ts';
import { findPasswordHash } from '../../identity/users.repository.ts';
import { forgetTrustedBrowsers, voidAllLinks } from '../../identity/verifications.repository.ts';
import { isWeakPassword } from '../../identity/weak-passwords.ts';

/**
 * A password change by a signed-in user. Every other session and every mailed link ends; this session
 * gets a new token.
 */
export const mountPasswordChange = (
  mount: Mount,
  {
    auth,
    ambient,
    audit,
    mail,
    reAuthenticate,
    now,
    accountMails,
  }: Pick<AccountServices, 'auth' | 'ambient' | 'audit' | 'mail' | 'reAuthenticate' | 'now'> & {
    accountMails: AccountMails;
  },
): void => {
  mount(changePassword, async ({ body: { currentPassword, newPassword } }, context) => {
    const { user } = context;
    if (await isWeakPassword(newPassword, user.email)) throw new AppError('auth/weak-password');
    if ((await findPasswordHash(ambient, user.id)) === undefined) {
      throw new AppError('auth/no-password');
    }
    const checkedHash = await reAuthenticate(context, currentPassword);
    if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
      throw new AppError('auth/same-password');
    }
    const { password, internalAdapter } = await auth.$context;
    const hash = await password.hash(newPassword);
    return ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      // Another request changed it since it was checked.
      if ((await findPasswordHash(tx, user.id)) !== checkedHash) {
        throw new AppError('auth/wrong-password');
      }
      await internalAdapter.updatePassword(user.id, hash);
      await voidAllLinks(tx, user.id);
      await accountMails.forget(user.email, { tx });
      await forgetTrustedBrowsers(tx, user.id);
      const { headers } = await auth.api.renewSession({
        body: { endOthers: true },
        headers: authHeaders(context),
        returnHeaders: true,
      });
      await audit.record(tx, {
        userId: user.id,
        kind: 'auth_password_change',
        severity: 'warning',
      });
      await mail.send(tx, {
        to: user.email,
        userId: user.id,
        template: {
          kind: 'password-changed',
          name: user.name,
          place: signInContextOf(user, now()),
        },
      });
      return new Reply({ success: true as const }, cookiesOf(headers));
    });
  });
};
