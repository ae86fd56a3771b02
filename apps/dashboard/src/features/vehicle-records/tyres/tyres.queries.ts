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
import { keyed } from '~/queries/request-key.ts';
import { type RecordToSave, useRecordMutation } from '~/records/use-record.ts';

export type TyreSetBody = InputOf<typeof createTyreSet>['body'];
export type TreadBody = InputOf<typeof addTread>['body'];
export type SwapBody = InputOf<typeof swapTyres>['body'];

export const tyresQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'tyres', vehicleId],
    queryFn: ({ signal }) => api(listTyreSets, { params: { id: vehicleId } }, { signal }),
  });

/** A swap is an entry of the log, and may be a reading of the odometer. */
const useRefreshAll = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: queryKeys.log });
    return client.invalidateQueries({ queryKey: queryKeys.vehicles });
  };
};

/** Adds a set, or with an id changes one. */
export const useSaveTyreSet = (vehicleId: string) =>
  useRecordMutation(
    tyresQuery(vehicleId).queryKey,
    ({ id, body, key }: RecordToSave<TyreSetBody>) =>
      id === undefined
        ? api(createTyreSet, { params: { id: vehicleId }, body }, keyed(key))
        : api(updateTyreSet, { params: { id }, body }),
  );

/** Deletes a set, and brings it back. */
export const useRemoveTyreSet = (vehicleId: string) => {
  const { queryKey } = tyresQuery(vehicleId);
  return {
    remove: useRecordMutation(queryKey, (id: string) => api(deleteTyreSet, { params: { id } })),
    restore: useRecordMutation(queryKey, (id: string) => api(restoreTyreSet, { params: { id } })),
  };
};

export const useAddTread = (vehicleId: string) =>
  useRecordMutation(
    tyresQuery(vehicleId).queryKey,
    ({ setId, body, key }: { setId: string; body: TreadBody; key: string }) =>
      api(addTread, { params: { id: setId }, body }, keyed(key)),
  );

export const useDeleteTread = (vehicleId: string) =>
  useRecordMutation(tyresQuery(vehicleId).queryKey, (params: { id: string; treadId: string }) =>
    api(deleteTread, { params }),
  );

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
