import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getVehicle } from '@wrenchwise/contract/endpoints/vehicles';

import { queryKeys } from '~/queries/query-keys.ts';

/** One saved car. */
export const vehicleQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'one', id],
    queryFn: ({ signal }) => api(getVehicle, { params: { id } }, { signal }),
  });
