import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createRenewal,
  deleteRenewal,
  listRenewals,
  restoreRenewal,
  updateRenewal,
} from '@wrenchwise/contract/endpoints/renewals';

import { queryKeys } from '~/queries/query-keys.ts';

/** What is sent to be stored. */
export type RenewalBody = InputOf<typeof createRenewal>['body'];

export const renewalsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'renewals', vehicleId],
    queryFn: ({ signal }) => api(listRenewals, { params: { id: vehicleId } }, { signal }),
  });

const useRefresh = (vehicleId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: renewalsQuery(vehicleId).queryKey });
};

/** Adds one, or with an id replaces what is recorded. The same key never adds a second. */
export const useSaveRenewal = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string | undefined; body: RenewalBody; key: string }) =>
      id === undefined
        ? api(
            createRenewal,
            { params: { id: vehicleId }, body },
            { headers: { 'idempotency-key': key } },
          )
        : api(updateRenewal, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteRenewal = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(deleteRenewal, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreRenewal = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(restoreRenewal, { params: { id } }),
    onSuccess,
  });
};
