import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

// What the API takes, by hand: the schema would bring zod to a page of one button.
const TOKEN = /^.{16,2000}$/;

interface Address {
  readonly hash: string;
  readonly search: string;
}

const tokenOf = ({ hash, search }: Address): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');

/**
 * The token of a link in a mail: `undefined` until the page runs in a browser, null when the
 * address has none that could be one. The address bar and the history lose it at once; the router
 * remembers the address that the page was opened with, in memory only.
 */
export const useLinkToken = (): string | null | undefined => {
  const isHydrated = useHydrated();
  const location = useLocation();
  const token = tokenOf(location);
  useEffect(() => {
    if (tokenOf(window.location) === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  });
  if (!isHydrated) return undefined;
  return token !== null && TOKEN.test(token) ? token : null;
};
