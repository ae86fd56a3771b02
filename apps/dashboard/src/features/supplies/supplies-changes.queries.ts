import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createSupply,
  deleteSupply,
  restoreSupply,
  updateSupply,
} from '@wrenchwise/contract/endpoints/supplies';

import { keyed } from '~/queries/request-key.ts';
import { type RecordToSave, useRecordMutation } from '~/records/use-record.ts';
import { suppliesQuery } from '~/shelf/supplies.queries.ts';

type SupplyBody = InputOf<typeof createSupply>['body'];

const { queryKey } = suppliesQuery();

/** Adds one, or with an id replaces what is said of it. The same key never adds a second. */
export const useSaveSupply = () =>
  useRecordMutation(queryKey, ({ id, body, key }: RecordToSave<SupplyBody>) =>
    id === undefined
      ? api(createSupply, { body }, keyed(key))
      : api(updateSupply, { params: { id }, body }),
  );

/** Takes one off the shelf, and brings it back. */
export const useRemoveSupply = () => ({
  remove: useRecordMutation(queryKey, (id: string) => api(deleteSupply, { params: { id } })),
  restore: useRecordMutation(queryKey, (id: string) => api(restoreSupply, { params: { id } })),
});
