import type { Feature } from '../../feature.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { mountAccountForms } from './account-forms.ts';
import { mountAccounts } from './accounts.routes.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { mountSecurity } from './security.routes.ts';
import { mountSignIn } from './sign-in.routes.ts';

type Dependencies = Parameters<typeof createAccounts>[0] & { subscriptions: SubscriptionsService };

/** Everything that belongs to having an account. */
export const createAccountsFeature = async (given: Dependencies): Promise<Feature & Accounts> => {
  const accounts = await createAccounts(given);
  return {
    ...accounts,
    mountApi: ({ mount }) => {
      mountSignIn(mount, accounts);
      mountAccounts(mount, accounts, given.subscriptions.me);
      mountSecurity(mount, accounts);
    },
    mountPages: ({ app }) => mountAccountForms(app),
  };
};
