import { sitePath } from '@wrenchwise/ui/site-address.ts';
import { matchRoutes, type RouteObject } from 'react-router';

import { prefetchPage } from './page-route.ts';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code of a page when a link to it is pointed at, focused or touched: event delegation. */
export const prefetchOnIntent = (routes: RouteObject[]): void => {
  const seen = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, sitePath(link.pathname)) ?? []) {
      // What cannot be fetched now is fetched when it is needed.
      prefetchPage(route)?.catch(() => seen.delete(link.pathname));
    }
  };
  for (const intent of INTENTS) addEventListener(intent, prefetch, { passive: true });
};
