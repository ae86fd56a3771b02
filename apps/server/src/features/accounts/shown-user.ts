import type { AccountUser as Shown } from '@wrenchwise/domain/endpoints/accounts/account-user';

import type { AccountUser } from '../../http/context.ts';

/** A person as the API shows them to themselves. */
export const shownUser = (user: AccountUser): Shown => ({
  ...user,
  createdAt: user.createdAt.toISOString(),
});
