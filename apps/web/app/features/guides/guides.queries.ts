import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listGuides } from '@wrenchwise/domain/endpoints/guides';

import { api } from '~/lib/api.ts';

/** Guides on one page of the grid. */
export const PAGE_SIZE = 9;

interface Asked {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the public guides; another page leaves the last one standing until it is there. */
export const guidesQuery = ({ search, page }: Asked) =>
  queryOptions({
    queryKey: ['guides', search, page],
    queryFn: ({ signal }) =>
      api(
        listGuides,
        { query: { page, perPage: PAGE_SIZE, ...(search === '' ? {} : { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // The catalogue changes with a release alone.
    staleTime: Number.POSITIVE_INFINITY,
  });
