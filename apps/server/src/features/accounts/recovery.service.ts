import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { RequestContext, UserContext } from '../../http/context.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { AccountMails } from './account-mails.ts';
import { findPasswordHash, findUser } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import { inOurWords } from './catalogue-codes.ts';
import { isWeakPassword } from './common-passwords.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import { ownerOfResetLink, voidAllLinks } from './links.repository.ts';
import { placeOf } from './place.ts';
import { lockSession } from './sessions.repository.ts';
import { accountKey } from './tries.ts';
import { forgetTrustedBrowsers } from './two-factor.repository.ts';
import { lockPerson } from './ways-in.repository.ts';

export interface RecoveryService {
  /** Asks for a reset link; it voids older ones. Says nothing of whether the address has an account. */
  readonly requestReset: (given: { email: string }) => Promise<void>;
  /** Every session and every other link ends with it. */
  readonly reset: (
    given: { token: string; newPassword: string },
    context: RequestContext,
  ) => Promise<void>;
  /** Every other session and every link that was mailed ends; answers with the cookies of this one's new token. */
  readonly changePassword: (
    given: { currentPassword: string; newPassword: string },
    context: UserContext,
  ) => Promise<Headers>;
}

const MAILS_AN_HOUR = { requests: 5, seconds: 3600 };

export const createRecoveryService = (given: {
  auth: Auth;
  ambient: Database;
  rateLimits: RateLimits;
  audit: AuditService;
  mail: MailService;
  accountMails: AccountMails;
  confirmOwner: ConfirmOwner;
  now: () => Date;
}): RecoveryService => {
  const { auth, ambient, rateLimits, audit, mail, accountMails, confirmOwner, now } = given;
  return {
    requestReset: async ({ email }) => {
      await rateLimits.take({ key: `reset:${accountKey(email)}`, ...MAILS_AN_HOUR });
      await accountMails.ask({ kind: 'reset', email });
    },

    reset: async ({ token, newPassword }, context) => {
      await ambient.transaction(async (tx) => {
        // Before the link is read for good: whatever voids it holds the row, or waits for it here.
        const userId = await ownerOfResetLink(tx, token);
        if (userId !== undefined) await lockPerson(tx, userId);
        const user = userId === undefined ? undefined : await findUser(tx, userId);
        // The link stays as it was: another password may follow.
        if (isWeakPassword(newPassword, user?.email)) throw new AppError('auth/weak-password');
        await inOurWords(
          auth.api.resetPassword({ body: { token, newPassword }, headers: authHeaders(context) }),
        );
        if (userId !== undefined) await voidAllLinks(tx, userId);
      });
    },

    changePassword: async ({ currentPassword, newPassword }, context) => {
      const { user } = context;
      if (isWeakPassword(newPassword, user.email)) throw new AppError('auth/weak-password');
      if ((await findPasswordHash(ambient, user.id)) === undefined) {
        throw new AppError('auth/no-password');
      }
      const proven = await confirmOwner(context, currentPassword);
      if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
        throw new AppError('auth/same-password');
      }
      const { password, internalAdapter } = await auth.$context;
      const hash = await password.hash(newPassword);
      return ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        // Somebody else changed it since it was proved.
        if ((await findPasswordHash(tx, user.id)) !== proven) {
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
            place: placeOf(user, now()),
          },
        });
        return cookiesOf(headers);
      });
    },
  };
};
