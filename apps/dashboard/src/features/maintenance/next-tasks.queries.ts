import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listMaintenance } from '@wrenchwise/contract/endpoints/maintenance';

import { queryKeys } from '~/queries/query-keys.ts';

const NEXT = 4;

/** The open tasks that come first, of all cars. */
export const nextTasksQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'list', 'next'],
    queryFn: ({ signal }) =>
      api(listMaintenance, { query: { page: 1, perPage: NEXT } }, { signal }),
  });
