import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

import type { RedirectMark } from './redirect-check.ts';

const CHECKED = /^\/(dashboard|login)\/?$/;

const markOf = ({ pathname, search, hash }: Location): RedirectMark | null => {
  if (!CHECKED.test(pathname)) return null;
  if (new URLSearchParams(hash.slice(1)).has('access_token')) return 'token';
  return new URLSearchParams(search).has('code') ? 'code' : null;
};

/**
 * Whether the session check after an OAuth redirect is still under way. It is loaded and run once,
 * only when the address that the page was opened with carries a code or an access token.
 */
export const useRedirectCheck = (): boolean => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isHydrated = useHydrated();
  const { pathname } = location;
  const [mark] = useState(() => markOf(location));
  const [ended, setEnded] = useState(false);

  const check = useEffectEvent(async (found: RedirectMark, signal: AbortSignal) => {
    const { checkRedirect } = await import('./redirect-check.ts');
    await checkRedirect(found, { client, navigate, pathname, signal });
  });
  useEffect(() => {
    if (mark === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const end = () => {
      if (!signal.aborted) setEnded(true);
    };
    // A check that could not be loaded leaves the decision to the page's own look at the session.
    check(mark, signal).then(end, end);
    return () => leaving.abort();
  }, [mark]);

  return isHydrated && mark !== null && !ended;
};
