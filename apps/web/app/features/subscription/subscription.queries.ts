import { queryOptions } from '@tanstack/react-query';
import { getSubscription, listBillingHistory } from '@wrenchwise/domain/endpoints/subscription';

import { api } from '~/lib/api.ts';
import { queryKeys } from '~/lib/query-keys.ts';

const TIMEOUT = 30_000;

/** The plan, its status and what is used of it. Given up after 30 s. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) =>
      api(getSubscription, {}, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) }),
  });

export const billingQuery = () =>
  queryOptions({
    queryKey: queryKeys.billing,
    queryFn: ({ signal }) => api(listBillingHistory, {}, { signal }),
  });
