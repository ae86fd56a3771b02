import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getUsage, listBillingHistory } from '@wrenchwise/contract/endpoints/subscription';

import { queryKeys } from '~/queries/query-keys.ts';

export const billingQuery = () =>
  queryOptions({
    queryKey: queryKeys.billing,
    queryFn: ({ signal }) => api(listBillingHistory, {}, { signal }),
  });

/** This month's usage of everything that is counted. */
export const usageQuery = () =>
  queryOptions({
    queryKey: queryKeys.usage,
    queryFn: ({ signal }) => api(getUsage, {}, { signal }),
  });
