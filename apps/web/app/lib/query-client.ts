import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wrenchwise/domain/client';

import { connection } from './connection.ts';
import { isUnanswered } from './present-error.ts';
import { queryKeys } from './query-keys.ts';

const ENDED_SESSION = new Set(['auth/expired-session', 'auth/invalid-token', 'auth/no-user']);

// The generic policy of docs/product.md, Retries.
const RETRIES = 3;
const INITIAL_DELAY = 300;
const MAX_DELAY = 5000;

/**
 * Whether another try can help: only when the catalogue says so. Who is asked to wait for longer
 * than our longest delay tells the person instead.
 */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  error instanceof ApiError &&
  error.retryable &&
  (error.retryAfterSeconds ?? 0) * 1000 <= MAX_DELAY;

/** The wait before another try, in ms: growing, varied by 0.8 to 1.2, or what the server asks for. */
export const retryDelay = (failures: number, error: unknown): number => {
  const delay = INITIAL_DELAY * 2 ** failures * (0.8 + Math.random() * 0.4);
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(Math.min(delay, MAX_DELAY), asked);
};

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
