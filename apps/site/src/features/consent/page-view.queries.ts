import { countPageView } from '@wrenchwise/contract/endpoints/page-views';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';

/**
 * Adds one to a page's count. No cookie and no referrer goes along, nothing waits for it, and
 * nobody is shown when it fails.
 */
export const sendPageView = (path: string): void => {
  fetch(siteAddress(countPageView.path), {
    method: countPageView.method,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
};
