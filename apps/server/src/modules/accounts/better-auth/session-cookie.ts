import { createHmac, timingSafeEqual } from 'node:crypto';

import { parseCookies } from 'better-call';

import type { Auth } from './auth.ts';

/**
 * Reads the session's token from a request's cookies: `<token>.<HMAC-SHA-256 in base64>`, signed
 * by Better Auth. Undefined without the cookie or with a wrong signature.
 */
export const createSessionToken =
  ({ cookieName, secret }: { cookieName: string; secret: string }) =>
  (headers: Headers): string | undefined => {
    const cookie = parseCookies(headers.get('cookie') ?? '').get(cookieName) ?? '';
    const cut = cookie.lastIndexOf('.');
    if (cut < 1) return undefined;
    const token = cookie.slice(0, cut);
    const signature = Buffer.from(cookie.slice(cut + 1));
    const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
    return signature.length === expected.length && timingSafeEqual(signature, expected)
      ? token
      : undefined;
  };

/** The session that an answer of Better Auth opens by its cookies; undefined when it opens none. */
export const openedSession = async (
  auth: Auth,
  answer: Headers,
): Promise<{ userId: string; token: string } | undefined> => {
  const { authCookies, secret, internalAdapter } = await auth.$context;
  // `set-cookie` lines, written as a browser will send them back.
  const sent = answer
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const read = createSessionToken({ cookieName: authCookies.sessionToken.name, secret });
  const token = read(new Headers({ cookie: sent }));
  const found = token === undefined ? null : await internalAdapter.findSession(token);
  return found && token !== undefined ? { userId: found.user.id, token } : undefined;
};

/** The user whose second factor a browser owes; undefined when no sign-in is under way. */
export const challengedUser = async (auth: Auth, headers: Headers): Promise<string | undefined> => {
  const { createAuthCookie, secret, internalAdapter } = await auth.$context;
  const read = createSessionToken({ cookieName: createAuthCookie('two_factor').name, secret });
  const challenge = read(headers);
  if (challenge === undefined) return undefined;
  return (await internalAdapter.findVerificationValue(challenge))?.value;
};
