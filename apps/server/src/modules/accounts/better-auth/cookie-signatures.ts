import { createHmac, timingSafeEqual } from 'node:crypto';

import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { ResignedHeaders } from '../../../platform/http/context.ts';

/**
 * Cookies that an older secret signed (secret rotation, decision 030). Better Auth verifies with one
 * secret, so the edge signs them anew before anything reads them.
 */
export interface CookieSignatures {
  readonly resign: (headers: Headers) => ResignedHeaders;
  /** The same for the cookie of a trusted device, whose inner signature is of the user's id too. */
  readonly resignTrust: (headers: Headers, userId: string) => Headers;
}

type Encoding = 'base64' | 'base64url';

const hmac = (secret: string, text: string, encoding: Encoding): string =>
  createHmac('sha256', secret).update(text).digest(encoding);

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const TRUST_COOKIE = /(?:^|[.-])trust_device$/;

/** Decodes a cookie's value; undefined for one that is not well-formed. */
const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** Changes values of the `cookie` header; `change` answers undefined for what stays as it is. */
const mapCookies = (
  headers: Headers,
  change: (name: string, value: string) => string | undefined,
): ResignedHeaders => {
  let isResigned = false;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => {
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut).trim();
    const value = decoded(pair.slice(cut + 1).trim());
    const changed = cut < 1 || value === undefined ? undefined : change(name, value);
    if (changed === undefined) return pair.trim();
    isResigned = true;
    return `${name}=${encodeURIComponent(changed)}`;
  });
  if (!isResigned) return { headers, isResigned };
  const renewed = new Headers(headers);
  renewed.set('cookie', pairs.join('; '));
  return { headers: renewed, isResigned };
};

export const createCookieSignatures = ({ current, old }: AuthSecrets): CookieSignatures => {
  const isSignedByOld = (text: string, signature: string, encoding: Encoding): boolean =>
    old.some((secret) => isEqual(hmac(secret, text, encoding), signature));

  return {
    resign: (headers) => {
      if (old.length === 0 || !headers.has('cookie')) return { headers, isResigned: false };
      return mapCookies(headers, (_, signed) => {
        const cut = signed.lastIndexOf('.');
        const value = signed.slice(0, cut);
        return cut > 0 && isSignedByOld(value, signed.slice(cut + 1), 'base64')
          ? `${value}.${hmac(current, value, 'base64')}`
          : undefined;
      });
    },

    resignTrust: (headers, userId) =>
      mapCookies(headers, (name, signed) => {
        // '<token>!<identifier>.<signature of both>', where the token signs user and identifier.
        const cut = signed.lastIndexOf('.');
        const [token = '', identifier = '', ...rest] = signed.slice(0, cut).split('!');
        if (!TRUST_COOKIE.test(name) || rest.length > 0) return undefined;
        const claim = `${userId}!${identifier}`;
        const isWhole = isEqual(
          hmac(current, signed.slice(0, cut), 'base64'),
          signed.slice(cut + 1),
        );
        if (!isWhole || !isSignedByOld(claim, token, 'base64url')) return undefined;
        const value = `${hmac(current, claim, 'base64url')}!${identifier}`;
        return `${value}.${hmac(current, value, 'base64')}`;
      }).headers,
  };
};
