import { sitePath } from '@wrenchwise/ui/site-address.ts';
import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

import { patiently } from '~/connection/connection.ts';

const beOnline = patiently(async () => {
  if (!navigator.onLine) throw new Error('There is no connection');
});

/**
 * The way to a page of the site: a full load, because that is another app. Without a connection it
 * waits like the way to a page of this app, instead of ending in the browser's error page. What an
 * address says after `#` does not reach a loader: `AppLink` leaves such links to the browser. The router
 * puts the installation's own path before what is returned.
 */
export const leaveForSite = async ({ request }: LoaderFunctionArgs): Promise<Response> => {
  await beOnline();
  const { pathname, search } = new URL(request.url);
  return redirectDocument(sitePath(pathname) + search);
};

/** An address under /dashboard that is no page leads to the landing page. */
export const leaveForHome = (): Response => redirectDocument('/');
