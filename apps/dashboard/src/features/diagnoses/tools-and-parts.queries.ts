import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  getPartSearch,
  listOwnedTools,
  setOwnedTool,
} from '@wrenchwise/contract/endpoints/tools-and-parts';

import { queryKeys } from '~/queries/query-keys.ts';

/** The tools that the user has. */
export const ownedToolsQuery = () =>
  queryOptions({
    queryKey: queryKeys.tools,
    queryFn: ({ signal }) => api(listOwnedTools, {}, { signal }),
    staleTime: 5 * 60_000,
  });

/** Where parts are searched; set by the operator. */
export const partSearchQuery = () =>
  queryOptions({
    queryKey: queryKeys.partSearch,
    queryFn: ({ signal }) => api(getPartSearch, {}, { signal }),
    staleTime: Infinity,
  });

/** Says that one has a tool or not; shown at once, and taken back where it could not be saved. */
export const useSetOwnedTool = () => {
  const client = useQueryClient();
  const { queryKey } = ownedToolsQuery();
  return useMutation({
    mutationFn: (body: { tool: string; owned: boolean }) => api(setOwnedTool, { body }),
    onMutate: async ({ tool, owned }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => {
        const others = (known?.tools ?? []).filter((one) => one !== tool);
        return { tools: owned ? [...others, tool] : others };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
