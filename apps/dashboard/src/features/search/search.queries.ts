import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { searchCodes } from '@wrenchwise/contract/endpoints/codes';
import { searchGarage } from '@wrenchwise/contract/endpoints/garage-search';

import { queryKeys } from '~/queries/query-keys.ts';

/** Cars, entries, receipts and tasks that hold every word. */
export const garageSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.log, 'search', search],
    queryFn: ({ signal }) => api(searchGarage, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Trouble codes by words of their meaning. */
export const codeSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['codes', search],
    queryFn: ({ signal }) => api(searchCodes, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
