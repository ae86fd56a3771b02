import type { Hono } from 'hono';

import type { FindSession } from './access.ts';
import type { AppEnv } from './context.ts';

/**
 * Sends whoever has a session from the landing page to the dashboard, before a page is sent. An
 * ended session, or a database that does not answer, makes a visitor: the page needs neither.
 */
export const mountHome = (app: Hono<AppEnv>, findSession: FindSession): void => {
  app.get('/', async (c, next) => {
    const session = await findSession(c.get('context').headers).catch(() => undefined);
    if (!session) return next();
    c.header('cache-control', 'no-store');
    return c.redirect('/dashboard');
  });
};
