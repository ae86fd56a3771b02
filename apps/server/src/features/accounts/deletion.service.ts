import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../http/context.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import type { AccountMails } from './account-mails.ts';
import { findPasswordHash } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import { erasePerson, recordErasure } from './deletion.repository.ts';
import { lockSession } from './sessions.repository.ts';
import { accountKey } from './tries.ts';

export interface DeletionService {
  /** Answers with cookies that sign the browser out. */
  readonly deleteAccount: (
    given: { email: string; password?: string | undefined },
    context: UserContext,
  ) => Promise<Headers>;
}

/**
 * Erasure of an account. The paid subscription is cancelled first, and a failure of that ends the
 * matter: nobody shall pay for what is gone.
 */
export const createDeletionService = (given: {
  auth: Auth;
  ambient: Database;
  mail: MailService;
  accountMails: AccountMails;
  subscriptions: Pick<SubscriptionsService, 'get' | 'cancel'>;
  confirmOwner: ConfirmOwner;
}): DeletionService => {
  const { auth, ambient, mail, accountMails, subscriptions, confirmOwner } = given;

  const cancelOnce = async (userId: string): Promise<void> => {
    try {
      await subscriptions.cancel(userId);
    } catch (error) {
      // Another request of the same person was first: it is cancelled.
      const isDone = error instanceof AppError && error.code === 'subscription/nothing-to-cancel';
      if (!isDone) throw error;
    }
  };

  return {
    deleteAccount: async ({ email, password }, context) => {
      const { user } = context;
      if (email !== user.email) throw new AppError('auth/email-mismatch');
      const proven = await confirmOwner(context, password);
      const { planId, name, active } = await subscriptions.get(user.id);
      const isPaid = planId !== 'free' && active;
      if (isPaid) await cancelOnce(user.id);
      return ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        // Somebody else changed it since it was proved.
        if ((await findPasswordHash(tx, user.id)) !== proven) {
          throw new AppError('auth/wrong-password');
        }
        const { headers } = await auth.api.signOut({
          headers: authHeaders(context),
          returnHeaders: true,
        });
        await mail.forget(tx, { userId: user.id, email });
        await accountMails.forget(email, { tx });
        await erasePerson(tx, { userId: user.id, email, accountKey: accountKey(email) });
        await recordErasure(tx);
        await mail.send(tx, {
          to: email,
          template: { kind: 'account-deleted', name: user.name, planName: isPaid ? name : null },
        });
        return cookiesOf(headers);
      });
    },
  };
};
