import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  cancelSubscription,
  changePlan,
  createPortalSession,
  previewPlanChange,
  resumeSubscription,
} from '@wrenchwise/contract/endpoints/billing';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import type { PlanId } from '@wrenchwise/rules/plans';

import { queryKeys } from '~/queries/query-keys.ts';

import { subscriptionQuery } from './subscription.queries.ts';

/** Shows what is `expected` at once, and takes it back when the server refuses it. */
const useChange = <Given = void>(
  change: (given: Given) => Promise<Subscription>,
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
      for (const changed of [queryKeys.me, queryKeys.billing, queryKeys.usage]) {
        void client.invalidateQueries({ queryKey: changed });
      }
    },
    onError: (_error, _given, before) => {
      if (before) client.setQueryData(queryKey, before);
      // It may have changed elsewhere: show how things stand.
      void client.invalidateQueries({ queryKey });
    },
  });
};

type Cancellation = NonNullable<InputOf<typeof cancelSubscription>['body']>;

export const useCancelSubscription = () =>
  useChange(
    (body: Cancellation) => api(cancelSubscription, { body }),
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

/** What a change to this plan costs now. Asked afresh each time: the price is of the second. */
export const planChangeQuery = (planId: PlanId) =>
  queryOptions({
    queryKey: [...queryKeys.subscription, 'change', planId],
    queryFn: ({ signal }) => api(previewPlanChange, { body: { planId } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Changes the plan at the price that was shown. */
export const useChangePlan = () =>
  useChange((body: InputOf<typeof changePlan>['body']) => api(changePlan, { body }));

/** Leaves for the payment provider's portal, which leads back to the subscription. */
export const useOpenPortal = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await api(createPortalSession, {
        body: { return_url: '/dashboard/subscription' },
      });
      location.assign(url);
    },
  });
