import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getGarage } from '@wrenchwise/contract/endpoints/garage';

import { queryKeys } from '~/queries/query-keys.ts';

/**
 * The cars of the overview. Tasks, entries and diagnoses change them from many pages: each visit reads
 * them afresh, and shows meanwhile what was there.
 */
export const carsOfGarageQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'list', 'garage'],
    queryFn: ({ signal }) => api(getGarage, {}, { signal }),
    staleTime: 0,
  });
