import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { lookUpVehicle } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { getVehicleRecalls } from '@wrenchwise/contract/endpoints/vehicle-recalls';
import {
  createVehicle,
  deleteVehicle,
  listVehicles,
  type NewVehicle,
  refreshVehicle,
  restoreVehicle,
  updateVehicle,
  type Vehicle,
  type VehicleChange,
} from '@wrenchwise/contract/endpoints/vehicles';
import { decodeVin } from '@wrenchwise/contract/endpoints/vin';
import { normaliseVin, vinProblem } from '@wrenchwise/vehicle/vin';

import { queryKeys } from '~/queries/query-keys.ts';
import { vehicleQuery } from '~/ui/vehicle.queries.ts';

export { vehicleQuery };

export const PAGE_SIZE = 12;
const MAX_LISTED = 50;

const listKey = [...queryKeys.vehicles, 'list'] as const;

/** One page of the garage; the page before stays on the screen while the next one loads. */
export const vehiclesQuery = (list: { search: string; page: number; state: 'run' | 'archived' }) =>
  queryOptions({
    queryKey: [...listKey, list],
    queryFn: ({ signal }) =>
      api(listVehicles, { query: { ...list, perPage: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The newest cars, to tell a registration that is there already. */
export const garageQuery = () =>
  queryOptions({
    queryKey: [...listKey, 'all'],
    queryFn: ({ signal }) =>
      api(listVehicles, { query: { page: 1, perPage: MAX_LISTED } }, { signal }),
  });

/** Asked anew with each visit of the page at most: campaigns come by the day. */
export const recallsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'recalls', id],
    queryFn: ({ signal }) => api(getVehicleRecalls, { params: { id } }, { signal }),
  });

/** What a VIN says of its car; a number of another shape is not asked about. */
export const vinQuery = (vin: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'vin', normaliseVin(vin)],
    queryFn: ({ signal }) => api(decodeVin, { params: { vin: normaliseVin(vin) } }, { signal }),
    enabled: vin.trim() !== '' && vinProblem(vin) !== 'shape',
    staleTime: Infinity,
    retry: false,
  });

/** What a change of a vehicle makes stale, and the vehicle as it is now. */
const useChanged = () => {
  const client = useQueryClient();
  return (vehicle: Vehicle) => {
    client.setQueryData(vehicleQuery(vehicle.id).queryKey, vehicle);
    for (const part of ['list', 'outlook', 'recalls']) {
      void client.invalidateQueries({ queryKey: [...queryKeys.vehicles, part] });
    }
    void client.invalidateQueries({ queryKey: queryKeys.log });
    void client.invalidateQueries({ queryKey: queryKeys.maintenance });
  };
};

/** Asks the registers; not stored, so that a second press asks again. */
export const useLookUp = () =>
  useMutation({
    mutationFn: (registration: string) => api(lookUpVehicle, { query: { registration } }),
  });

/** Saves a new vehicle, and at once what the registers said of it, where they were asked. */
export const useCreateVehicle = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: async ({ body, isLookedUp }: { body: NewVehicle; isLookedUp: boolean }) => {
      const vehicle = await api(createVehicle, { body });
      if (!isLookedUp) return vehicle;
      // The car is saved: what the registers say can be asked for again on its page.
      return api(refreshVehicle, { params: { id: vehicle.id } }).catch(() => vehicle);
    },
    onSuccess: changed,
  });
};

export const useUpdateVehicle = (id: string) => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (body: VehicleChange) => api(updateVehicle, { params: { id }, body }),
    onSuccess: changed,
  });
};

export const useRefreshVehicle = (id: string) => {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api(refreshVehicle, { params: { id } }),
    onSuccess: changed,
  });
};

export const useDeleteVehicle = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteVehicle, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.maintenance });
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
};

export const useRestoreVehicle = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (id: string) => api(restoreVehicle, { params: { id } }),
    onSuccess: changed,
  });
};

/** Plans the repair of something that a tester found. */
export const useAdvisoryTask = (vehicleId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ task, reason, dueDate }: { task: string; reason: string; dueDate: string }) =>
      api(createMaintenanceTask, {
        body: { vehicleId, task, reason, dueDate, source: 'advisory' },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.maintenance });
      void client.invalidateQueries({ queryKey: vehicleQuery(vehicleId).queryKey });
    },
  });
};
