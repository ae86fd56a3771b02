import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listSupplies } from '@wrenchwise/contract/endpoints/supplies';

import { queryKeys } from '~/queries/query-keys.ts';

/** What is on the user's shelf: read again after each change of a log, which may take from it. */
export const suppliesQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.log, 'supplies'],
    queryFn: ({ signal }) => api(listSupplies, { query: {} }, { signal }),
  });
