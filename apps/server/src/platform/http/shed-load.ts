import { problemOf } from '@wrenchwise/contract/problem';
import type { MiddlewareHandler } from 'hono';

import type { Log } from '../log.ts';
import type { AppEnv } from './context.ts';
import type { Overload, Weight } from './overload.ts';

/** Asked by load balancers and monitors, who must not take a busy instance for a dead one. */
const NEVER_REFUSED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 10_000;

/**
 * Refuses at once what an overloaded instance cannot answer soon, before anything is looked up. One
 * line of the log in ten seconds says how much: one for each would add to the load.
 */
export const shedLoad = (
  overload: Overload,
  weigh: (method: string, path: string) => Weight,
  log: Log,
): MiddlewareHandler<AppEnv> => {
  let loggedAt = -Infinity;
  return async (c, next) => {
    if (NEVER_REFUSED.has(c.req.path)) return next();
    const end = overload.admit(weigh(c.req.method, c.req.path));
    if (end) {
      await next().finally(end);
      return;
    }
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now();
      const { pending, bound, refused } = overload;
      log.warn(
        { pending: pending(), bound: bound(), refused: refused() },
        'overloaded: requests are refused',
      );
    }
    const problem = problemOf('server/overloaded', c.get('context').requestId);
    c.res = new Response(JSON.stringify(problem), {
      status: problem.status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'retry-after': String(RETRY_AFTER_SECONDS),
      },
    });
  };
};
