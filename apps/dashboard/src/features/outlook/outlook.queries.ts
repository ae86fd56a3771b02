import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  createMaintenanceTasks,
  deleteMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import { getOutlook, type LikelyNeed } from '@wrenchwise/contract/endpoints/outlook';

import { queryKeys } from '~/queries/query-keys.ts';

/** Below the vehicles: what changes a vehicle, its tasks or its log changes its outlook. */
export const outlookQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'outlook', vehicleId],
    queryFn: ({ signal }) => api(getOutlook, { params: { id: vehicleId } }, { signal }),
  });

const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.maintenance }),
      client.invalidateQueries({ queryKey: queryKeys.vehicles }),
    ]);
};

/** Makes a task of a need; where one stands for it already, none is added. */
export const usePlanNeed = (vehicleId: string) => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ task }: LikelyNeed) =>
      api(createMaintenanceTasks, { body: { vehicleId, tasks: [task] } }),
    onSuccess,
  });
};

export const useUndoPlan = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(deleteMaintenanceTask, { params: { id } }),
    onSuccess,
  });
};
