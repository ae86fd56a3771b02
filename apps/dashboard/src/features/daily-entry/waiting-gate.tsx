import { afterLoad } from '@wrenchwise/client/after-load.ts';
import { lazy, Suspense, useEffect, useState } from 'react';

import { patiently } from '~/connection/connection.ts';

const WaitingEntries = lazy(
  patiently(async () => ({ default: (await import('./waiting-entries.tsx')).WaitingEntries })),
);

const AFTER_MS = 3000;

/** What waits on this device to be sent; its code comes after the page, which it is no part of most of the time. */
export function WaitingGate() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    afterLoad(() => {
      timer = setTimeout(() => setIsOpen(true), AFTER_MS);
    });
    return () => clearTimeout(timer);
  }, []);
  return isOpen ? (
    <Suspense>
      <WaitingEntries />
    </Suspense>
  ) : null;
}
