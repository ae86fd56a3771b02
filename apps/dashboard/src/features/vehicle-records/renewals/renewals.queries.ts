import { queryOptions } from '@tanstack/react-query';
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
import { keyed } from '~/queries/request-key.ts';
import { type RecordToSave, useRecordMutation } from '~/records/use-record.ts';

/** What is sent to be stored. */
export type RenewalBody = InputOf<typeof createRenewal>['body'];

export const renewalsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'renewals', vehicleId],
    queryFn: ({ signal }) => api(listRenewals, { params: { id: vehicleId } }, { signal }),
  });

/** Adds one, or with an id replaces what is recorded. The same key never adds a second. */
export const useSaveRenewal = (vehicleId: string) =>
  useRecordMutation(
    renewalsQuery(vehicleId).queryKey,
    ({ id, body, key }: RecordToSave<RenewalBody>) =>
      id === undefined
        ? api(createRenewal, { params: { id: vehicleId }, body }, keyed(key))
        : api(updateRenewal, { params: { id }, body }),
  );

/** Deletes one, and brings it back. */
export const useRemoveRenewal = (vehicleId: string) => {
  const { queryKey } = renewalsQuery(vehicleId);
  return {
    remove: useRecordMutation(queryKey, (id: string) => api(deleteRenewal, { params: { id } })),
    restore: useRecordMutation(queryKey, (id: string) => api(restoreRenewal, { params: { id } })),
  };
};
