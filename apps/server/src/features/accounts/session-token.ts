import { createHmac, timingSafeEqual } from 'node:crypto';

import { parseCookies } from 'better-call';

/**
 * Reads the session's token from a request's cookies: `<token>.<HMAC-SHA-256 in base64>`, signed
 * by Better Auth. Undefined when there is none or its signature is another one.
 */
export const createSessionToken =
  (given: { cookieName: string; secret: string }) =>
  (headers: Headers): string | undefined => {
    const cookie = parseCookies(headers.get('cookie') ?? '').get(given.cookieName) ?? '';
    const cut = cookie.lastIndexOf('.');
    if (cut < 1) return undefined;
    const token = cookie.slice(0, cut);
    const signature = Buffer.from(cookie.slice(cut + 1));
    const expected = Buffer.from(createHmac('sha256', given.secret).update(token).digest('base64'));
    return signature.length === expected.length && timingSafeEqual(signature, expected)
      ? token
      : undefined;
  };
