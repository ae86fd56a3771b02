import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import { mayRetry, retryDelay } from '@wrenchwise/contract/retry-policy';

import { connection } from '~/connection/connection.ts';

import { queryKeys } from './query-keys.ts';

const ENDED_SESSION: ReadonlySet<string> = new Set([
  'auth/expired-session',
  'auth/invalid-token',
  'auth/no-user',
  'subscription/not-authenticated',
  'payment/no-session',
]);

/**
 * The cache of one visit. Without a connection a request fails at once instead of waiting unseen.
 * An answer that says the session has ended ends it here as well.
 */
export const createQueryClient = (): QueryClient => {
  const hear = (error: Error) => {
    if (error instanceof ApiError && ENDED_SESSION.has(error.code)) {
      client.setQueryData(queryKeys.session, null);
    }
    if (isUnanswered(error)) connection.lose();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: hear }),
    mutationCache: new MutationCache({ onError: hear }),
    defaultOptions: {
      queries: {
        retry: mayRetry,
        retryDelay,
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
