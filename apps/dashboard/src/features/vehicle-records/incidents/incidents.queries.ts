import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createIncident,
  deleteIncident,
  listIncidents,
  restoreIncident,
  updateIncident,
} from '@wrenchwise/contract/endpoints/incidents';

import { queryKeys } from '~/queries/query-keys.ts';

export type IncidentBody = InputOf<typeof createIncident>['body'];

export const incidentsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'incidents', vehicleId],
    queryFn: ({ signal }) => api(listIncidents, { params: { id: vehicleId } }, { signal }),
  });

const useRefresh = (vehicleId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: incidentsQuery(vehicleId).queryKey });
};

/** Adds one, or with an id replaces what is recorded. The same key never adds a second. */
export const useSaveIncident = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string | undefined; body: IncidentBody; key: string }) =>
      id === undefined
        ? api(
            createIncident,
            { params: { id: vehicleId }, body },
            { headers: { 'idempotency-key': key } },
          )
        : api(updateIncident, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteIncident = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(deleteIncident, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreIncident = (vehicleId: string) => {
  const onSuccess = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(restoreIncident, { params: { id } }),
    onSuccess,
  });
};
