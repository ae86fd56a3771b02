import { useSearchParams } from 'react-router';

import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/**
 * What the address says after `?`, for pages that are written to HTML at build time: empty until
 * the page is hydrated, as it was when it was written.
 */
export const useQueryString = (): URLSearchParams => {
  const [params] = useSearchParams();
  return useHydrated() ? params : NONE;
};
