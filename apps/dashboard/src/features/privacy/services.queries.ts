import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listServices } from '@wrenchwise/contract/endpoints/outside-services';

import { queryKeys } from '~/queries/query-keys.ts';

/** The outside services that this installation uses. They change with a restart of the server only. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: queryKeys.services,
    queryFn: ({ signal }) => api(listServices, {}, { signal }),
    staleTime: Infinity,
  });
