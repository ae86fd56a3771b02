import { showFlashMessage } from '@wrenchwise/ui/toast.ts';
import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import { useEffect } from 'react';

/** Says in passing what the dashboard has left to be said here: an account was deleted. */
export function FlashMessage() {
  useEffect(showFlashMessage, []);
  return <LazyToaster />;
}
