import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

import type { AppEnv } from './context.ts';

/** Everything that the built pages answer; asked by its path, it would be thousands of routes. */
export const PAGES = '/*';

const PARAMETER = /:(\w+)(?:\{[^}]*\})?\??/g;

/**
 * The pattern of the route that answered, written as the API's description writes it:
 * '/api/vehicles/{id}', '/*' for pages and for what nothing matched. It holds nothing that was sent.
 */
export const routePatternOf = (c: Context<AppEnv>): string => {
  // The deepest handler that ran; the last that matches may be one that was never reached.
  const path = matchedRoutes(c)[c.req.routeIndex]?.path ?? PAGES;
  return path === '*' ? PAGES : path.replace(PARAMETER, '{$1}');
};
