import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  addTread,
  createTyreSet,
  deleteTread,
  deleteTyreSet,
  listTyreSets,
  restoreTyreSet,
  swapTyres,
  undoTyreSwap,
  updateTyreSet,
} from '@wrenchwise/contract/endpoints/tyres';

import { queryKeys } from '~/queries/query-keys.ts';

export type TyreSetBody = InputOf<typeof createTyreSet>['body'];
export type TreadBody = InputOf<typeof addTread>['body'];
export type SwapBody = InputOf<typeof swapTyres>['body'];

export const tyresQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'tyres', vehicleId],
    queryFn: ({ signal }) => api(listTyreSets, { params: { id: vehicleId } }, { signal }),
  });

const useRefresh = (vehicleId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tyresQuery(vehicleId).queryKey });
};

/** A swap is an entry of the log, and may be a reading of the odometer. */
const useRefreshAll = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: queryKeys.log });
    return client.invalidateQueries({ queryKey: queryKeys.vehicles });
  };
};

/** The same key never adds a second. */
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Adds a set, or with an id changes one. */
export const useSaveTyreSet = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string | undefined; body: TyreSetBody; key: string }) =>
      id === undefined
        ? api(createTyreSet, { params: { id: vehicleId }, body }, keyed(key))
        : api(updateTyreSet, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteTyreSet = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(deleteTyreSet, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreTyreSet = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(restoreTyreSet, { params: { id } }),
    onSuccess,
  });
};

export const useAddTread = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: ({ setId, body, key }: { setId: string; body: TreadBody; key: string }) =>
      api(addTread, { params: { id: setId }, body }, keyed(key)),
    onSuccess,
  });
};

export const useDeleteTread = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (params: { id: string; treadId: string }) => api(deleteTread, { params }),
    onSuccess,
  });
};

export const useSwapTyres = (vehicleId: string) => {
  const onSuccess = useRefreshAll();
  return useMutation({
    mutationFn: ({ body, key }: { body: SwapBody; key: string }) =>
      api(swapTyres, { params: { id: vehicleId }, body }, keyed(key)),
    onSuccess,
  });
};

export const useUndoSwap = (vehicleId: string) => {
  const onSuccess = useRefreshAll();
  return useMutation({
    mutationFn: (swapId: string) => api(undoTyreSwap, { params: { id: vehicleId, swapId } }),
    onSuccess,
  });
};
