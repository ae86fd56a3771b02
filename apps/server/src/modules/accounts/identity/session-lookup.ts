import type { Database } from '@wrenchwise/database/database';
import { parseCookies } from 'better-call';

import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { FindSession, SessionFinder } from '../../../platform/http/access.ts';
import type { RequestContext, Session } from '../../../platform/http/context.ts';
import { authHeaders, cookiesOf } from '../better-auth/auth-calls.ts';
import type { Auth } from '../better-auth/auth.ts';
import { createSessionToken } from '../better-auth/session-cookie.ts';
import { createFindSession, deleteExpired } from './sessions.repository.ts';

export interface SessionLookup {
  /** Throws `auth/expired-session` for the cookie of a session that has ended. */
  readonly find: SessionFinder;
  /**
   * The same with sliding expiry: a remembered session that is a day old lasts 30 days from now, at
   * most until 90 days after the sign-in.
   */
  readonly findAndExtend: (
    context: RequestContext,
  ) => Promise<{ session: Session | undefined; cookies: Headers }>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const EXTENDED_WHEN_LEFT_MS = 29 * DAY_MS;
/** The age at which the database ends every session: cap_session_age() of 0006_session_age.sql. */
const MAX_AGE_MS = 90 * DAY_MS;

export const createSessionLookup = async ({
  auth,
  ambient,
  db,
  audit,
  now,
}: {
  auth: Auth;
  ambient: Database;
  db: Database;
  audit: AuditService;
  now: () => Date;
}): Promise<SessionLookup> => {
  const { authCookies, secret } = await auth.$context;
  const cookieName = authCookies.sessionToken.name;
  const tokenOf = createSessionToken({ cookieName, secret });
  const byToken = createFindSession(db);

  /** A session that was found, unless it has ended. */
  const judge = async (
    headers: Headers,
    found: Session | undefined,
  ): Promise<Session | undefined> => {
    if (found && found.expiresAt >= now()) return found;
    if (found) await deleteExpired(db, found.id);
    if ((headers.get('cookie') ?? '').includes(`${cookieName}=`)) {
      throw new AppError('auth/expired-session');
    }
    return undefined;
  };

  // One statement with every request, never cached: a session that was ended on any instance is
  // ended on all.
  const findPlain: FindSession = async (headers) => {
    const token = tokenOf(headers);
    return judge(headers, token === undefined ? undefined : await byToken.find(token));
  };

  const andRead: SessionFinder['andRead'] = async (headers, read) => {
    const token = tokenOf(headers);
    const trip = token === undefined ? undefined : byToken.findAndRead(token, read);
    const asked = await trip?.catch(async (failure: unknown) => {
      // What fails for nobody is no failure of ours.
      if (await findPlain(headers)) throw failure;
      return undefined;
    });
    const session = await judge(headers, asked?.found);
    return asked && session && { session, rows: asked.rows };
  };

  const find = Object.assign(findPlain, { andRead });

  return {
    find,
    findAndExtend: async (context) => {
      const session = await find(context.headers);
      const none = { session, cookies: new Headers() };
      if (!session) return none;
      const left = session.expiresAt.getTime() - now().getTime();
      // Better Auth does not extend a session that ends with the browser.
      const isBrief = parseCookies(context.headers.get('cookie') ?? '').has(
        authCookies.dontRememberToken.name,
      );
      const isAtItsEnd = session.expiresAt.getTime() >= session.createdAt.getTime() + MAX_AGE_MS;
      if (left > EXTENDED_WHEN_LEFT_MS || isBrief || isAtItsEnd) {
        if (!context.isResigned) return none;
        const { headers } = await auth.api.resignSession({
          headers: authHeaders(context),
          returnHeaders: true,
        });
        return { session, cookies: cookiesOf(headers) };
      }
      return ambient.transaction(async (tx) => {
        const { headers, response } = await auth.api.getSession({
          headers: authHeaders(context),
          returnHeaders: true,
        });
        const expiresAt = response ? new Date(response.session.expiresAt) : session.expiresAt;
        if (expiresAt > session.expiresAt) {
          await audit.record(tx, { userId: session.user.id, kind: 'auth_session_refresh' });
        }
        return { session: { ...session, expiresAt }, cookies: cookiesOf(headers) };
      });
    },
  };
};
