import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { type MouseEvent, useSyncExternalStore } from 'react';

/** Shows every island of the page that one of them has changed the address. */
const CHANGED = 'wrenchwise:address';

const EVENTS = ['popstate', CHANGED] as const;

const subscribe = (tell: () => void): (() => void) => {
  for (const event of EVENTS) addEventListener(event, tell);
  return () => {
    for (const event of EVENTS) removeEventListener(event, tell);
  };
};

/**
 * What the address says after `?`, for pages that are written to HTML at build time: empty until
 * the page is hydrated, as it was when it was written.
 */
export const useAddressQuery = (): URLSearchParams =>
  new URLSearchParams(
    useSyncExternalStore(
      subscribe,
      () => location.search,
      () => '',
    ),
  );

/**
 * Puts another address of the same page, as a path of this site, into the address bar. Back leads to the
 * one before, unless `replace`.
 */
export const changeAddress = (path: string, { replace = false } = {}): void => {
  const address = siteAddress(path);
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new Event(CHANGED));
};

/** Whether a click on a link opens it here: not in another tab, and not as a download. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
