import * as endpoints from '@wrenchwise/contract/endpoints/codes';
import type { Hono } from 'hono';

import type { AppEnv } from '../../platform/http/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Reply } from '../../platform/http/reply.ts';
import type { CodesService } from './codes.service.ts';

// The knowledge changes only with a release.
const forAnHour = () => new Headers({ 'cache-control': 'public, max-age=3600' });

export const mountCodes = (mount: Mount, codes: CodesService): void => {
  mount(endpoints.getCode, ({ params }) =>
    Promise.resolve(new Reply(codes.explain(params.code), forAnHour())),
  );
  mount(endpoints.searchCodes, ({ query }) =>
    Promise.resolve(new Reply({ codes: codes.search(query.search) }, forAnHour())),
  );
};

/**
 * Redirects before pages are looked up: /codes/p0420 to the code's page, a code without one to the
 * list, and the search form of a browser without JavaScript to the page of the typed code.
 */
export const mountCodePaths = (app: Hono<AppEnv>, codes: CodesService): void => {
  app.get('/codes/:code', async (c, next) => {
    const path = codes.pathOf(c.req.param('code'));
    return path === undefined || path === c.req.path ? next() : c.redirect(path, 302);
  });
  app.get('/codes', async (c, next) => {
    const path = codes.pathOf(c.req.query('code') ?? '');
    return path === undefined || path.startsWith('/codes?') ? next() : c.redirect(path, 302);
  });
};
