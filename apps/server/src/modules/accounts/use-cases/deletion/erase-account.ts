import type { Transaction } from '@wrenchwise/database/database';
import { isCancellable } from '@wrenchwise/rules/subscription';

import { AppError } from '../../../../platform/app-error.ts';
import type { BillingService } from '../../../billing/billing.service.ts';
import type { SubscriptionsService } from '../../../billing/subscriptions.service.ts';
import type { MailService } from '../../../messages/mail/mail.service.ts';
import type { AccountMails } from '../../identity/account-mails.ts';
import { accountKey } from '../../identity/sign-in-attempts.ts';
import { eraseUser, recordErasure } from './deletion.repository.ts';

interface Erased {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Cancels a paid plan before its account is erased: nobody shall pay for an account that is gone. A
 * failure ends the deletion.
 *
 * @returns the plan's name; null when none is paid
 */
export const cancelPaidPlan = async (
  subscriptions: Pick<SubscriptionsService, 'get' | 'cancel'>,
  userId: string,
): Promise<string | null> => {
  const subscription = await subscriptions.get(userId);
  if (subscription.source !== 'provider' || !isCancellable(subscription)) return null;
  try {
    await subscriptions.cancel(userId);
  } catch (error) {
    // A concurrent request of the same user has cancelled it.
    const isDone = error instanceof AppError && error.code === 'subscription/nothing-to-cancel';
    if (!isDone) throw error;
  }
  return subscription.name;
};

/** Erases an account from everything, as part of `tx`, and mails its user that it is gone. */
export const eraseAccount = async (
  tx: Transaction,
  { id, email, name }: Erased,
  {
    mail,
    accountMails,
    billing,
    planName,
  }: {
    mail: Pick<MailService, 'forget' | 'send'>;
    accountMails: Pick<AccountMails, 'forget'>;
    billing: Pick<BillingService, 'forget'>;
    /** Of the plan that was cancelled. */
    planName: string | null;
  },
): Promise<void> => {
  await mail.forget(tx, { userId: id, email });
  await accountMails.forget(email, { tx });
  // With the commit the provider forgets them too, and ends whatever still runs.
  await billing.forget(tx, id);
  await eraseUser(tx, { userId: id, email, accountKey: accountKey(email) });
  await recordErasure(tx);
  await mail.send(tx, { to: email, template: { kind: 'account-deleted', name, planName } });
};
