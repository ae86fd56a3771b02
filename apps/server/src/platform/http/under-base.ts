import { fillBase } from '@wrenchwise/rules/base-fill';
import { withBase } from '@wrenchwise/rules/base-path';
import type { MiddlewareHandler } from 'hono';

import { ConfigError } from '../config/config.ts';
import type { AppEnv } from './context.ts';

/**
 * Puts redirects and the pages that the server itself writes under the installation's path: what answers
 * a request names paths of the product only. Built pages, which have a tag, were filled when they were read.
 */
export const underBase =
  (base: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const location = headers.get('location');
    if (location !== null) headers.set('location', withBase(base, location));
    const type = headers.get('content-type') ?? '';
    const fill = headers.has('etag') ? undefined : fillBase(type, base);
    if (!fill || !type.startsWith('text/html') || c.res.body === null) return;
    headers.delete('content-length');
    const text = fill(await c.res.text());
    c.res = new Response(text, { status, headers });
  };

/**
 * Refuses an installation's path that begins as one of the product's own: behind a proxy that takes it
 * away, the two could not be distinguished. Throws `ConfigError`.
 */
export const refuseTakenBase = (base: string, paths: Iterable<string>): void => {
  const [, first = ''] = base.split('/');
  if (first === '') return;
  for (const path of paths) {
    if (path.split('/')[1] !== first) continue;
    throw new ConfigError(
      `APP_URL: its path must not begin with /${first}, as addresses of the product do; choose another`,
    );
  }
};
