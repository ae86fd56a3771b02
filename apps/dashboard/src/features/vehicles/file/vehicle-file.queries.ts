import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { getVehicleFile, printVehicleFile } from '@wrenchwise/contract/endpoints/vehicle-file';

import { queryKeys } from '~/queries/query-keys.ts';

export type FileChoice = Required<NonNullable<InputOf<typeof getVehicleFile>['query']>>;

/** The file of a car with what was chosen for it; asked for anew whenever it is opened. */
export const vehicleFileQuery = (id: string, query: FileChoice) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'file', id, query],
    queryFn: ({ signal }) => api(getVehicleFile, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The same as a PDF. */
export const usePrintFile = (id: string) =>
  useMutation({
    mutationFn: (query: FileChoice) => api(printVehicleFile, { params: { id }, query }),
  });
