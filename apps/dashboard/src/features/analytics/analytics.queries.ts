import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  type ANALYTICS_SHEETS,
  exportAnalytics,
  getAnalytics,
} from '@wrenchwise/contract/endpoints/analytics';
import { getForecasts } from '@wrenchwise/contract/endpoints/forecasts';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';

import { queryKeys } from '~/queries/query-keys.ts';

const MAX_CARS = 50;

/** What is looked at; without a vehicle all of the user's own. */
export interface AnalyticsScope {
  readonly vehicleId?: string;
  readonly from: string;
  readonly to: string;
}

export const analyticsQuery = (scope: AnalyticsScope) =>
  queryOptions({
    queryKey: [...queryKeys.log, 'analytics', scope],
    queryFn: ({ signal }) => api(getAnalytics, { query: { ...scope } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const forecastsQuery = (vehicleId: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.log, 'forecasts', vehicleId ?? null],
    queryFn: ({ signal }) =>
      api(getForecasts, { query: vehicleId === undefined ? {} : { vehicleId } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The cars to choose from. */
export const carsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'list', 'analytics'],
    queryFn: ({ signal }) =>
      api(listVehicles, { query: { page: 1, perPage: MAX_CARS } }, { signal }),
  });

export const useExportAnalytics = (scope: AnalyticsScope) =>
  useMutation({
    mutationFn: (sheet: (typeof ANALYTICS_SHEETS)[number]) =>
      api(exportAnalytics, { query: { ...scope, sheet } }),
  });
