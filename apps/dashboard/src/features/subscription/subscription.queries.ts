import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { ApiError, clientError } from '@wrenchwise/contract/client';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';

import { queryKeys } from '~/queries/query-keys.ts';

const TIMEOUT = 30_000;
// What a log-in sets off keeps a user waiting for the whole page.
const LOGIN_TIMEOUT = 15_000;

const ATTEMPTS = 3;
const INITIAL_DELAY = 1000;
const MAX_DELAY = 10_000;

const loadWithin = async (timeout: number, signal: AbortSignal) => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeout);
  try {
    return await api(getSubscription, {}, { signal: AbortSignal.any([signal, patience.signal]) });
  } catch (error) {
    const isTooLate = patience.signal.aborted && !signal.aborted;
    throw isTooLate ? clientError('subscription/fetch-timeout') : error;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The plan, its status and what is used of it. An attempt is given up after 30 s, one of the first load
 * after a log-in after 15; there are 3 of them where another can help, 1 and 2 s apart and up to 1 s more.
 */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: queryKeys.subscription,
    queryFn: ({ client, queryKey, signal }) => {
      const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(queryKey) ?? {};
      const isFirst = dataUpdateCount + errorUpdateCount === 0;
      const isAtLogin = isFirst && client.getQueryData(queryKeys.atLogin) === true;
      return loadWithin(isAtLogin ? LOGIN_TIMEOUT : TIMEOUT, signal);
    },
    retry: (failures, error) =>
      failures + 1 < ATTEMPTS && error instanceof ApiError && error.retryable,
    retryDelay: (failures) =>
      Math.min(INITIAL_DELAY * 2 ** failures + Math.random() * 1000, MAX_DELAY),
  });
