import type { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';

/** False while the process drains. */
export interface Readiness {
  readonly isDraining: () => boolean;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>;
}

const PING_TIMEOUT_MS = 3000;

const inTime = (work: Promise<unknown>): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  work
    .then(
      () => resolve(true),
      () => resolve(false),
    )
    .finally(() => clearTimeout(timer));
  return promise;
};

/** /healthz: liveness. /readyz: readiness. For load balancers, outside the API. */
export const mountHealth = (app: Hono<AppEnv>, readiness: Readiness): void => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = !readiness.isDraining() && (await inTime(readiness.ping()));
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });
};
