import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useMemo } from 'react';

import { blocksCookies } from './cookie-check.ts';
import { CookieNotice } from './cookie-notice.tsx';

/** Warns on the log-in page of a Chrome that blocks cookies; nothing otherwise. */
export function CookieWarning() {
  const isHydrated = useHydrated();
  const isBlocked = useMemo(() => isHydrated && blocksCookies(), [isHydrated]);
  return isBlocked ? <CookieNotice role="status" /> : null;
}
