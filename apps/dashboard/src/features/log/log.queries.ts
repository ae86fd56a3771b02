import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createLogEntry,
  deleteLogEntry,
  listLogEntries,
  restoreLogEntry,
  updateLogEntry,
} from '@wrenchwise/contract/endpoints/log';
import { exportLog } from '@wrenchwise/contract/endpoints/log-imports';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { getVehicleTimeline } from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import type { LogKind } from '@wrenchwise/rules/garage/log-kinds';

import { queryKeys } from '~/queries/query-keys.ts';

const PAGE_SIZE = 20;

export interface LogFilters {
  readonly kind: LogKind | '';
  readonly search: string;
}

const given = ({ kind, search }: LogFilters) => ({
  ...(kind === '' ? {} : { kind }),
  ...(search === '' ? {} : { search }),
});

/** A vehicle's log, newest first: each page goes on after the last entry of the one before. */
export const logQuery = (vehicleId: string, filters: LogFilters) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.log, vehicleId, 'list', filters],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api(
        listLogEntries,
        {
          params: { id: vehicleId },
          query: {
            ...given(filters),
            ...(pageParam === '' ? {} : { after: pageParam }),
            perPage: PAGE_SIZE,
          },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
  });

/** The newest entry that says where and in which currency something was bought. */
export const newestLogQuery = (vehicleId: string, kind: LogKind) =>
  queryOptions({
    queryKey: [...queryKeys.log, vehicleId, 'newest', kind],
    queryFn: ({ signal }) =>
      api(
        listLogEntries,
        { params: { id: vehicleId }, query: { kind, page: 1, perPage: 1 } },
        { signal },
      ),
  });

/** What happened to a vehicle, newest first. A diagnosis changes it without a word to the log: each visit reads it afresh. */
export const timelineQuery = (vehicleId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.log, vehicleId, 'timeline'],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api(
        getVehicleTimeline,
        { params: { id: vehicleId }, query: pageParam === '' ? {} : { after: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    staleTime: 0,
  });

export const costsQuery = (vehicleId: string, period: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: [...queryKeys.log, vehicleId, 'costs', period],
    queryFn: ({ signal }) =>
      api(getVehicleCosts, { params: { id: vehicleId }, query: period }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Cars that are set side by side: more cannot be read in one picture, and each is asked for by itself. */
const MAX_BESIDE = 6;

/** What the user's cars cost and used in the same time. One query for all: many would be code of the first page. */
export const carsBesideQuery = (period: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...queryKeys.log, 'beside', period],
    queryFn: async ({ client, signal }) => {
      const { vehicles } = await api(
        listVehicles,
        { query: { page: 1, perPage: MAX_BESIDE } },
        { signal },
      );
      return vehicles.length < 2
        ? []
        : Promise.all(
            vehicles.map(async (vehicle) => ({
              vehicle,
              costs: await client.fetchQuery(costsQuery(vehicle.id, period)),
            })),
          );
    },
  });

/** Whatever changes the log may change the vehicle's mileage and what is due. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.log, queryKeys.vehicles, queryKeys.maintenance]) {
      void client.invalidateQueries({ queryKey });
    }
  };
};

type EntryBody = InputOf<typeof createLogEntry>['body'];

/** Adds an entry, or with an id changes one. The same key never adds a second. */
export const useSaveEntry = (vehicleId: string) => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string | undefined; body: EntryBody; key: string }) =>
      id === undefined
        ? api(
            createLogEntry,
            { params: { id: vehicleId }, body },
            { headers: { 'idempotency-key': key } },
          )
        : api(updateLogEntry, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteEntry = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(deleteLogEntry, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreEntry = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(restoreLogEntry, { params: { id } }),
    onSuccess,
  });
};

/** The entries that are shown, as a CSV file. */
export const useExportLog = (vehicleId: string) =>
  useMutation({
    mutationFn: (filters: LogFilters) =>
      api(exportLog, { params: { id: vehicleId }, query: given(filters) }),
  });
