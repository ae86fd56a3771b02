import { queryOptions } from '@tanstack/react-query';
import { getCode, searchCodes } from '@wrenchwise/domain/endpoints/codes';

import { api } from '~/lib/api.ts';

// What a code means changes with a release alone.
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY };

export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['codes', 'one', code],
    queryFn: ({ signal }) => api(getCode, { params: { code } }, { signal }),
    ...FOR_GOOD,
  });

export const codeSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['codes', 'search', search],
    queryFn: ({ signal }) => api(searchCodes, { query: { search } }, { signal }),
    ...FOR_GOOD,
  });
