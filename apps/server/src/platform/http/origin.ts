import { basePathOf, withoutBase } from '@wrenchwise/rules/base-path';

import { AppError } from '../app-error.ts';

/** Called by mail providers from anywhere (RFC 8058): the signed token authorises it. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/**
 * The CSRF check: refuses state-changing requests from other sites. Own origins are that of
 * `appUrl` and, with the same scheme, that of the Host header. A request without an Origin comes
 * from no browser form or script; the session rules decide.
 */
export const assertSameOrigin = (request: Request, appUrl: string): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const path = withoutBase(basePathOf(appUrl), URL.parse(request.url)?.pathname ?? '');
  if (path === UNSUBSCRIBE_PATH) return;
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none';
  if (origin === null) {
    if (foreignSite) throw new AppError('permission/foreign-origin');
    return;
  }
  const { origin: home, protocol } = new URL(appUrl);
  const host = request.headers.get('host') ?? URL.parse(request.url)?.host ?? '';
  // Compared as URLs: case and default ports make no difference.
  const own = [home, URL.parse(`${protocol}//${host}`)?.origin];
  const asking = URL.parse(origin)?.origin;
  if (asking === undefined || !own.includes(asking)) {
    throw new AppError('permission/foreign-origin');
  }
};
