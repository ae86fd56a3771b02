import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createSupply,
  deleteSupply,
  restoreSupply,
  updateSupply,
} from '@wrenchwise/contract/endpoints/supplies';

import { suppliesQuery } from '~/shelf/supplies.queries.ts';

export type SupplyBody = InputOf<typeof createSupply>['body'];

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: suppliesQuery().queryKey });
};

/** Adds one, or with an id replaces what is said of it. The same key never adds a second. */
export const useSaveSupply = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string | undefined; body: SupplyBody; key: string }) =>
      id === undefined
        ? api(createSupply, { body }, { headers: { 'idempotency-key': key } })
        : api(updateSupply, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteSupply = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(deleteSupply, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreSupply = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(restoreSupply, { params: { id } }),
    onSuccess,
  });
};
