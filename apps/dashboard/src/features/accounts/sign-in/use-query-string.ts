import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useSearchParams } from 'react-router';

const NONE = new URLSearchParams();

/**
 * What the address says after `?`, for pages that are written to HTML at build time: empty until
 * the page is hydrated, as it was when it was written.
 */
export const useQueryString = (): URLSearchParams => {
  const [params] = useSearchParams();
  return useHydrated() ? params : NONE;
};
