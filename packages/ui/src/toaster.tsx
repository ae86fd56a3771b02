import { lazy, Suspense, useSyncExternalStore } from 'react';

import { pendingToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster-impl.tsx')).ToasterImpl }));

/** The place where toasts appear; its code loads with the first toast. */
export function LazyToaster() {
  const wanted = useSyncExternalStore(
    pendingToasts.subscribe,
    () => pendingToasts.wanted,
    () => false,
  );
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
