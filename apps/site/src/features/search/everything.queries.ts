import { api } from '@wrenchwise/client/api.ts';
import { searchSite } from '@wrenchwise/contract/endpoints/search';

/** The endpoint takes no more. */
export const LONGEST_SEARCH = 100;

/** What a search of everything finds, the best first. */
export const searchEverything = async (searchTerm: string, signal: AbortSignal) =>
  searchTerm.length > LONGEST_SEARCH
    ? []
    : (await api(searchSite, { query: { searchTerm } }, { signal })).results;
