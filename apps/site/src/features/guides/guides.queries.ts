import { api } from '@wrenchwise/client/api.ts';
import { listGuides } from '@wrenchwise/domain/endpoints/guides';

/** Guides on one page of the grid. */
export const PAGE_SIZE = 9;

interface Asked {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the public guides. */
export const readGuides = ({ search, page }: Asked, signal: AbortSignal) =>
  api(
    listGuides,
    { query: { page, perPage: PAGE_SIZE, ...(search === '' ? {} : { search }) } },
    { signal },
  );
