import type { Auth } from './auth.ts';
import { createSessionToken } from './session-token.ts';

/** The session that an answer of Better Auth opens by its cookies; undefined when it opens none. */
export const openedSession = async (
  auth: Auth,
  answer: Headers,
): Promise<{ userId: string; token: string } | undefined> => {
  const { authCookies, secret, internalAdapter } = await auth.$context;
  // What is set is read the way it will be sent.
  const sent = answer
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const read = createSessionToken({ cookieName: authCookies.sessionToken.name, secret });
  const token = read(new Headers({ cookie: sent }));
  const found = token === undefined ? null : await internalAdapter.findSession(token);
  return found && token !== undefined ? { userId: found.user.id, token } : undefined;
};

/** Whose second factor a browser owes; undefined when no log-in is under way. */
export const challengedUser = async (auth: Auth, headers: Headers): Promise<string | undefined> => {
  const { createAuthCookie, secret, internalAdapter } = await auth.$context;
  const read = createSessionToken({ cookieName: createAuthCookie('two_factor').name, secret });
  const challenge = read(headers);
  if (challenge === undefined) return undefined;
  return (await internalAdapter.findVerificationValue(challenge))?.value;
};
