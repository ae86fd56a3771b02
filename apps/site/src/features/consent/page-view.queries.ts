import { countPageView } from '@wrenchwise/domain/endpoints/page-views';

/**
 * Adds one to a page's count. No cookie and no referrer goes along, nothing waits for it, and
 * nobody is told when it fails.
 */
export const sendPageView = (path: string): void => {
  fetch(countPageView.path, {
    method: countPageView.method,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
};
