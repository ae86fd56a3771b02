import { createAuthEndpoint } from '@better-auth/core/api';
import { sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Our plugin for Better Auth, callable from the server only. `renewSession` gives the session a new
 * token after a change of privilege, so that a copy of the old one is worth nothing (session
 * fixation); `resignSession` sets its cookie again, signed with the current secret.
 */
export const sessionPlugin = () => ({
  id: 'wrenchwise-session-renewal' as const,
  endpoints: {
    renewSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ endOthers: z.boolean() }),
        use: [sessionMiddleware],
      },
      async (ctx) => {
        const { session, user } = ctx.context.session;
        const { internalAdapter, authCookies, secret } = ctx.context;
        // A session that ends with the browser goes on doing so.
        const brief = Boolean(
          await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret),
        );
        if (ctx.body.endOthers) await internalAdapter.deleteUserSessions(user.id);
        else await internalAdapter.deleteSession(session.token);
        const renewed = await internalAdapter.createSession(user.id, brief);
        await setSessionCookie(ctx, { session: renewed, user }, brief);
        return ctx.json({ renewed: true });
      },
    ),
    resignSession: createAuthEndpoint.serverOnly(
      { method: 'POST', use: [sessionMiddleware] },
      async (ctx) => {
        const { session, user } = ctx.context.session;
        const { authCookies, secret } = ctx.context;
        const brief = Boolean(
          await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret),
        );
        const left = Math.ceil((new Date(session.expiresAt).getTime() - Date.now()) / 1000);
        await setSessionCookie(ctx, { session, user }, brief, brief ? {} : { maxAge: left });
        return ctx.json({ resigned: true });
      },
    ),
  },
});
