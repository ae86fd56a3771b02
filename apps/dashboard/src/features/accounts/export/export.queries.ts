import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listExports, requestExport } from '@wrenchwise/contract/endpoints/accounts/export';

import { queryKeys } from '~/queries/query-keys.ts';

/** How often a page that is open looks whether its archive is ready. */
const LOOK_AGAIN_MS = 3000;

/** The archives of one's data; asked for again while one is being prepared. */
export const exportsQuery = () =>
  queryOptions({
    queryKey: queryKeys.exports,
    queryFn: ({ signal }) => api(listExports, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((one) => one.state === 'preparing') ? LOOK_AGAIN_MS : false,
  });

/** Has everything that is stored about the user put into an archive. */
export const useRequestExport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(requestExport, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.exports }),
  });
};
