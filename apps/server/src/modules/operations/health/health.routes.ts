import type { Hono } from 'hono';

import type { AppEnv } from '../../../platform/http/context.ts';
import type { CheckReadiness } from './readiness.ts';

const HEADERS = { 'cache-control': 'no-store' };

/**
 * /healthz: liveness. /readyz: readiness, with the state of each component. For load balancers, outside
 * the API.
 */
export const mountHealth = (
  app: Hono<AppEnv>,
  {
    isDraining,
    check,
  }: {
    /** Whether the process is about to stop. */
    readonly isDraining: () => boolean;
    readonly check: CheckReadiness;
  },
): void => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  app.get('/readyz', async (c) => {
    if (isDraining()) return c.json({ status: 'unavailable', reason: 'draining' }, 503, HEADERS);
    const components = await check();
    const isReady = Object.values(components).every((state) => state === 'ready');
    const status = isReady ? 'ready' : 'unavailable';
    return c.json({ status, components }, isReady ? 200 : 503, HEADERS);
  });
};
