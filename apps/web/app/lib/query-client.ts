import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wrenchwise/domain/client';

import { queryKeys } from './query-keys.ts';

const ENDED_SESSION = new Set(['auth/expired-session', 'auth/invalid-token', 'auth/no-user']);

/** Whether another try can help: only when the catalogue says so, and never after a 4xx. */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  error instanceof ApiError &&
  error.retryable &&
  (error.status < 400 || error.status >= 500);

/**
 * The cache of one visit. Without a connection a request fails at once instead of waiting unseen.
 * An answer that says the session has ended ends it here as well.
 */
export const createQueryClient = (): QueryClient => {
  const endSession = (error: Error) => {
    if (error instanceof ApiError && ENDED_SESSION.has(error.code)) {
      client.setQueryData(queryKeys.session, null);
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: endSession }),
    mutationCache: new MutationCache({ onError: endSession }),
    defaultOptions: {
      queries: {
        retry: mayRetry,
        retryDelay: (attempt) => Math.min(300 * 2 ** attempt, 5000),
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
