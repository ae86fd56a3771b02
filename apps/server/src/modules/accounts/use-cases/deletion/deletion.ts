import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';

import { AppError } from '../../../../platform/app-error.ts';
import { clearSiteData } from '../../../../platform/http/clear-site-data.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import type { BillingForOthers } from '../../../billing/billing.service.ts';
import type { SubscriptionsService } from '../../../billing/subscriptions.service.ts';
import { authHeaders, cookiesOf } from '../../better-auth/auth-calls.ts';
import type { AccountMails } from '../../identity/account-mails.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { lockSession } from '../../identity/sessions.repository.ts';
import { findPasswordHash } from '../../identity/users.repository.ts';
import { cancelPaidPlan, eraseAccount } from './erase-account.ts';

/** Deletion of an account by its user. */
export const mountDeletion = (
  mount: Mount,
  {
    auth,
    ambient,
    appUrl,
    mail,
    reAuthenticate,
    accountMails,
    subscriptions,
    billing,
  }: Pick<AccountServices, 'auth' | 'ambient' | 'appUrl' | 'mail' | 'reAuthenticate'> & {
    accountMails: AccountMails;
    subscriptions: Pick<SubscriptionsService, 'get' | 'cancel'>;
    billing: Pick<BillingForOthers, 'forget'>;
  },
): void => {
  mount(deleteAccount, async ({ body: { email, password } }, context) => {
    const { user } = context;
    if (email !== user.email) throw new AppError('auth/email-mismatch');
    const checkedHash = await reAuthenticate(context, password);
    const planName = await cancelPaidPlan(subscriptions, user.id);
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
      await eraseAccount(tx, user, { mail, accountMails, billing, planName });
      return new Reply({ deleted: true as const }, clearSiteData(cookiesOf(headers), appUrl));
    });
  });
};
