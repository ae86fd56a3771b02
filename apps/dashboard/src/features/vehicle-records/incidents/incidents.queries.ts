import { queryOptions } from '@tanstack/react-query';
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
import { keyed } from '~/queries/request-key.ts';
import { type RecordToSave, useRecordMutation } from '~/records/use-record.ts';

export type IncidentBody = InputOf<typeof createIncident>['body'];

export const incidentsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'incidents', vehicleId],
    queryFn: ({ signal }) => api(listIncidents, { params: { id: vehicleId } }, { signal }),
  });

/** Adds one, or with an id replaces what is recorded. The same key never adds a second. */
export const useSaveIncident = (vehicleId: string) =>
  useRecordMutation(
    incidentsQuery(vehicleId).queryKey,
    ({ id, body, key }: RecordToSave<IncidentBody>) =>
      id === undefined
        ? api(createIncident, { params: { id: vehicleId }, body }, keyed(key))
        : api(updateIncident, { params: { id }, body }),
  );

/** Deletes one, and brings it back. */
export const useRemoveIncident = (vehicleId: string) => {
  const { queryKey } = incidentsQuery(vehicleId);
  return {
    remove: useRecordMutation(queryKey, (id: string) => api(deleteIncident, { params: { id } })),
    restore: useRecordMutation(queryKey, (id: string) => api(restoreIncident, { params: { id } })),
  };
};
