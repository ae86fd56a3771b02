import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { cancelSubscription, resumeSubscription } from '@wrenchwise/domain/endpoints/billing';
import type { Subscription } from '@wrenchwise/domain/endpoints/subscription';

import { queryKeys } from '~/lib/query-keys.ts';

import { subscriptionQuery } from './subscription.queries.ts';

/** Shows what is `expected` at once, and takes it back when the server refuses it. */
const useChange = (
  change: () => Promise<Subscription>,
  expected: (now: Subscription) => Subscription = (now) => now,
) => {
  const client = useQueryClient();
  const { queryKey } = subscriptionQuery();
  return useMutation({
    mutationFn: change,
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, expected(before));
      return before;
    },
    onSuccess: (subscription) => {
      client.setQueryData(queryKey, subscription);
      void client.invalidateQueries({ queryKey: queryKeys.me });
    },
    onError: (_error, _given, before) => {
      if (before) client.setQueryData(queryKey, before);
      // It may have changed elsewhere: show how things stand.
      void client.invalidateQueries({ queryKey });
    },
  });
};

export const useCancelSubscription = () =>
  useChange(
    () => api(cancelSubscription, { body: {} }),
    (now) => ({
      ...now,
      status: 'canceled',
      active: false,
      cancelAtPeriodEnd: true,
      canceledAt: new Date().toISOString(),
    }),
  );

// What it was before it was cancelled, only the server knows.
export const useResumeSubscription = () => useChange(() => api(resumeSubscription, {}));
