import { createHash, timingSafeEqual } from 'node:crypto';

import type { Hono } from 'hono';

import { AppError } from '../../../platform/app-error.ts';
import type { AppEnv } from '../../../platform/http/context.ts';
import type { MetricsService } from './metrics.service.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `open`: to everybody who reaches the server; `closed`: there is no such page. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Prometheus' text format, outside of the API: it belongs to the operator. */
export const mountMetrics = (
  app: Hono<AppEnv>,
  access: MetricsAccess,
  { write }: MetricsService,
): void => {
  const isAllowed = (authorization: string | undefined): boolean => {
    if (typeof access === 'string') return access === 'open';
    // Compared as digests: in constant time, whatever the length.
    return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${access.token}`));
  };
  app.get('/metrics', async (c) => {
    if (access === 'closed') throw new AppError('request/not-found');
    if (!isAllowed(c.req.header('authorization'))) {
      return c.body('METRICS_TOKEN is asked for as a bearer token.\n', 401, {
        ...PLAIN,
        'www-authenticate': 'Bearer realm="metrics"',
      });
    }
    const { text, contentType } = await write();
    return c.body(text, 200, { ...PLAIN, 'content-type': contentType });
  });
};
