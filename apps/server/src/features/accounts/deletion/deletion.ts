import { deleteAccount } from '@wrenchwise/domain/endpoints/accounts/deletion';
import { isCancellable } from '@wrenchwise/domain/subscription';

import { AppError } from '../../../app-error.ts';
import type { Mount } from '../../../http/mount.ts';
import { Reply } from '../../../http/reply.ts';
import type { BillingForOthers } from '../../billing/billing.service.ts';
import type { SubscriptionsService } from '../../subscriptions/subscriptions.service.ts';
import { authHeaders, cookiesOf } from '../better-auth/auth-calls.ts';
import type { AccountMails } from '../identity/account-mails.ts';
import type { AccountServices } from '../identity/identity.ts';
import { lockSession } from '../identity/sessions.repository.ts';
import { accountKey } from '../identity/sign-in-attempts.ts';
import { findPasswordHash } from '../identity/users.repository.ts';
import { eraseUser, recordErasure } from './deletion.repository.ts';

/**
 * Deletion of an account. The paid subscription is cancelled first, and a failure of that ends the
 * deletion: nobody shall pay for an account that is gone.
 */
export const mountDeletion = (
  mount: Mount,
  {
    auth,
    ambient,
    mail,
    reAuthenticate,
    accountMails,
    subscriptions,
    billing,
  }: Pick<AccountServices, 'auth' | 'ambient' | 'mail' | 'reAuthenticate'> & {
    accountMails: AccountMails;
    subscriptions: Pick<SubscriptionsService, 'get' | 'cancel'>;
    billing: Pick<BillingForOthers, 'forget'>;
  },
): void => {
  const cancelOnce = async (userId: string): Promise<void> => {
    try {
      await subscriptions.cancel(userId);
    } catch (error) {
      // A concurrent request of the same user has cancelled it.
      const isDone = error instanceof AppError && error.code === 'subscription/nothing-to-cancel';
      if (!isDone) throw error;
    }
  };

  mount(deleteAccount, async ({ body: { email, password } }, context) => {
    const { user } = context;
    if (email !== user.email) throw new AppError('auth/email-mismatch');
    const checkedHash = await reAuthenticate(context, password);
    const subscription = await subscriptions.get(user.id);
    const { name, source } = subscription;
    const isPaid = source === 'provider' && isCancellable(subscription);
    if (isPaid) await cancelOnce(user.id);
    return ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      // Another request changed the password since it was checked.
      if ((await findPasswordHash(tx, user.id)) !== checkedHash) {
        throw new AppError('auth/wrong-password');
      }
      const { headers } = await auth.api.signOut({
        headers: authHeaders(context),
        returnHeaders: true,
      });
      await mail.forget(tx, { userId: user.id, email });
      await accountMails.forget(email, { tx });
      // With the commit the provider forgets them too, and ends whatever still runs.
      await billing.forget(tx, user.id);
      await eraseUser(tx, { userId: user.id, email, accountKey: accountKey(email) });
      await recordErasure(tx);
      await mail.send(tx, {
        to: email,
        template: { kind: 'account-deleted', name: user.name, planName: isPaid ? name : null },
      });
      return new Reply({ deleted: true as const }, cookiesOf(headers));
    });
  });
};
