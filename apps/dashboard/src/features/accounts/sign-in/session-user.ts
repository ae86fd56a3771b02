import type { QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import type { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { queryKeys } from '~/queries/query-keys.ts';

/** Shows a change of the user at once, wherever they are shown: the server has made it. */
export const changeSessionUser = (client: QueryClient, changes: Partial<AccountUser>): void => {
  client.setQueryData<OutputOf<typeof getSession>>(
    queryKeys.session,
    (session) => session && { ...session, user: { ...session.user, ...changes } },
  );
};
