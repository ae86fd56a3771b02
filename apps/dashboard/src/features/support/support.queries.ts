import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  createSupportRequest,
  getSupportRequest,
  listSupportRequests,
  type NewSupportRequest,
} from '@wrenchwise/contract/endpoints/support';

import { queryKeys } from '~/queries/query-keys.ts';

export const PAGE_SIZE = 5;
const PICKED_FROM = 20;

const listKey = [...queryKeys.support, 'list'] as const;

/** One page of one's own requests, newest first. */
export const supportRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey, page],
    queryFn: ({ signal }) =>
      api(listSupportRequests, { query: { page, perPage: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const supportRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.support, 'one', id],
    queryFn: ({ signal }) => api(getSupportRequest, { params: { id } }, { signal }),
  });

/** The diagnoses that a request can be about: the newest ones. */
export const attachableDiagnosesQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'list', 'attachable'],
    queryFn: ({ signal }) =>
      api(listDiagnoses, { query: { page: 1, perPage: PICKED_FROM } }, { signal }),
  });

/** Asks the support team. The same key never makes a second request. */
export const useCreateSupportRequest = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewSupportRequest; key: string }) =>
      api(createSupportRequest, { body }, { headers: { 'idempotency-key': key } }),
    onSuccess: (request) => {
      client.setQueryData(supportRequestQuery(request.id).queryKey, request);
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
};
