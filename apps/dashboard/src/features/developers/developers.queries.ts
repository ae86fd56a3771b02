import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { createApiKey, listApiKeys, revokeApiKey } from '@wrenchwise/contract/endpoints/api-keys';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  endOldWebhookSecrets,
  listWebhookDeliveries,
  listWebhookEndpoints,
  renewWebhookSecret,
  replayWebhookDelivery,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookEndpointChange,
} from '@wrenchwise/contract/endpoints/webhooks';

import { queryKeys } from '~/queries/query-keys.ts';

export const DELIVERIES_PER_PAGE = 10;

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => api(listApiKeys, {}, { signal }),
  });

export const webhooksQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.webhooks, 'endpoints'],
    queryFn: ({ signal }) => api(listWebhookEndpoints, {}, { signal }),
  });

/** What waits is looked at again: it is sent within moments. */
const WAITING_MS = 2000;

export const deliveriesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.webhooks, 'deliveries', id, page],
    queryFn: ({ signal }) =>
      api(
        listWebhookDeliveries,
        { params: { id }, query: { page, perPage: DELIVERIES_PER_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'pending' && one.attempts === 0)
        ? WAITING_MS
        : false,
  });

const useReadAgain = (queryKey: readonly string[]) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
};

export const useCreateApiKey = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof createApiKey>['body']) => api(createApiKey, { body }),
    onSuccess: useReadAgain(queryKeys.apiKeys),
    // The key itself is not stored.
    gcTime: 0,
  });

export const useRevokeApiKey = () =>
  useMutation({
    mutationFn: (id: string) => api(revokeApiKey, { params: { id } }),
    // Also after a refusal: it may have been revoked elsewhere.
    onSettled: useReadAgain(queryKeys.apiKeys),
  });

export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof createWebhookEndpoint>['body']) =>
      api(createWebhookEndpoint, { body }),
    onSuccess: useReadAgain(queryKeys.webhooks),
    gcTime: 0,
  });

export const useChangeWebhook = () =>
  useMutation({
    mutationFn: ({ id, ...body }: WebhookEndpointChange & { id: string }) =>
      api(updateWebhookEndpoint, { params: { id }, body }),
    onSettled: useReadAgain(queryKeys.webhooks),
  });

export const useDeleteWebhook = () =>
  useMutation({
    mutationFn: (id: string) => api(deleteWebhookEndpoint, { params: { id } }),
    onSettled: useReadAgain(queryKeys.webhooks),
  });

export const useRenewSecret = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; password?: string }) =>
      api(renewWebhookSecret, { params: { id }, body }),
    // Until when the old secret signs is part of the list.
    onSuccess: useReadAgain(queryKeys.webhooks),
    gcTime: 0,
  });

export const useEndOldSecrets = () =>
  useMutation({
    mutationFn: (id: string) => api(endOldWebhookSecrets, { params: { id } }),
    onSettled: useReadAgain(queryKeys.webhooks),
  });

export const useTestWebhook = () =>
  useMutation({
    mutationFn: (id: string) => api(testWebhookEndpoint, { params: { id } }),
    onSettled: useReadAgain(queryKeys.webhooks),
  });

export const useReplay = () =>
  useMutation({
    mutationFn: (id: string) => api(replayWebhookDelivery, { params: { id } }),
    onSettled: useReadAgain(queryKeys.webhooks),
  });
