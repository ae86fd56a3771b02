import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const NONE = new URLSearchParams();
const never = () => () => {};

/**
 * What the address says after `?`, for pages that are written to HTML at build time: empty until
 * the page is hydrated, as it was when it was written.
 */
export const useQueryString = (): URLSearchParams => {
  const [params] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? params : NONE;
};
