import type { Hono } from 'hono';

import type { FindSession } from './access.ts';
import type { AppEnv } from './context.ts';

/**
 * Redirects a signed-in user from the landing page to the dashboard. With an expired session, or
 * without the database, the page is served.
 */
export const mountHome = (app: Hono<AppEnv>, findSession: FindSession): void => {
  app.get('/', async (c, next) => {
    const session = await findSession(c.get('context').headers).catch(() => undefined);
    if (!session) return next();
    c.header('cache-control', 'no-store');
    return c.redirect('/dashboard');
  });
};
