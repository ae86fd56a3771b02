import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getVehicleOptions } from '@wrenchwise/contract/endpoints/vehicle-options';

import { queryKeys } from '~/queries/query-keys.ts';

/** What a make, model and year leave to choose from; asked once all three are there. */
export const vehicleOptionsQuery = (make: string, model: string, year: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'options', make, model, year],
    queryFn: ({ signal }) => api(getVehicleOptions, { query: { make, model, year } }, { signal }),
    enabled: make !== '' && model !== '' && /^\d{4}$/.test(year),
    staleTime: Infinity,
    retry: false,
  });
