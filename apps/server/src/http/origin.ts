import { AppError } from '../app-error.ts';

/** Mail providers call it from anywhere (RFC 8058): its signed token is all the right it takes. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/**
 * Refuses a state-changing request that a browser sends from another site. The site's own origins
 * are `appUrl`'s and, under the same scheme, that of the host which was asked: a page of
 * `http://host` is another site than `https://host`. A request without an Origin comes from no
 * browser form or script and is left to the session rules.
 */
export const assertSameOrigin = (request: Request, appUrl: string): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (URL.parse(request.url)?.pathname === UNSUBSCRIBE_PATH) return;
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none';
  if (origin === null) {
    if (foreignSite) throw new AppError('permission/foreign-origin');
    return;
  }
  const { origin: home, protocol } = new URL(appUrl);
  const host = request.headers.get('host') ?? URL.parse(request.url)?.host ?? '';
  // Read as URLs, so that case and a scheme's own port make no difference.
  const own = [home, URL.parse(`${protocol}//${host}`)?.origin];
  const asking = URL.parse(origin)?.origin;
  if (asking === undefined || !own.includes(asking)) {
    throw new AppError('permission/foreign-origin');
  }
};
