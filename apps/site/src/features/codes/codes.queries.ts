import { api } from '@wrenchwise/client/api.ts';
import { getCode, searchCodes } from '@wrenchwise/contract/endpoints/codes';

/** What a code means, and whether it has a page. */
export const readCode = (code: string, signal: AbortSignal) =>
  api(getCode, { params: { code } }, { signal });

/** The codes with these words in their meaning or causes. */
export const findCodes = (search: string, signal: AbortSignal) =>
  api(searchCodes, { query: { search } }, { signal });
