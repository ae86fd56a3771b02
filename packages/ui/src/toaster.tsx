import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

import { pendingToasts } from './toast.ts';

const Nothing = (): ReactNode => null;

// Without a connection its code may not come: what is said in passing is no reason to lose the page.
const Toaster = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./toaster-impl.tsx')).ToasterImpl };
  } catch {
    return { default: Nothing };
  }
});

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
