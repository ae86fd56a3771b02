import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is as it was written at build time, true once it runs in a browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
