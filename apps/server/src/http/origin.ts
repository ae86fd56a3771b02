import { AppError } from '../app-error.ts';

const hostOf = (url: string): string | undefined => URL.parse(url)?.host;

/** Mail providers call it from anywhere (RFC 8058): its signed token is all the right it takes. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/**
 * Refuses a state-changing request that a browser sends from another site. A request without an
 * Origin comes from no browser form or script and is left to the session rules.
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
  const own = [hostOf(appUrl), request.headers.get('host') ?? hostOf(request.url)];
  const host = hostOf(origin);
  if (host === undefined || !own.includes(host)) throw new AppError('permission/foreign-origin');
};
