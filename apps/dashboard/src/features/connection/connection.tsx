import { afterLoad } from '@wrenchwise/client/after-load.ts';
import { TYPED_TEXT } from '@wrenchwise/ui/form/typed-text-key.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { connection } from '~/lib/connection.ts';

// Where the notice itself did not come in time.
function Unknown() {
  return (
    <p role="alert" className="fixed inset-x-0 bottom-0 z-50 bg-ink p-4 text-paper">
      There is no connection. Please try again later.
    </p>
  );
}

const load = () => import('./connection-notice.tsx');

const Notice = lazy(async () => ({
  default: await load().then(
    ({ ConnectionNotice }) => ConnectionNotice,
    () => Unknown,
  ),
}));

const AFTER_MS = 3000;

const isTextKept = (): boolean => {
  try {
    return sessionStorage.getItem(TYPED_TEXT) !== null;
  } catch {
    return false;
  }
};

/**
 * Says when the server cannot be reached. How is fetched soon after the page, for it cannot be fetched
 * when it is needed.
 */
export function Connection() {
  const isCalm = useSyncExternalStore(connection.subscribe, connection.isCalm, () => true);
  useEffect(() => {
    const fetchIt = () =>
      void load().then(
        ({ restoreTypedText }) => restoreTypedText(),
        () => undefined,
      );
    if (isTextKept()) fetchIt();
    else afterLoad(() => setTimeout(fetchIt, AFTER_MS));
  }, []);
  return isCalm ? null : (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
