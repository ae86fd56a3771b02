import { Server } from 'node:http';

import { serve } from '@hono/node-server';

import type { Composition } from '../composition.ts';
import { SERVER_OPTIONS } from '../platform/http/server-options.ts';

/** The app on a socket of its own, as `main.ts` serves it. */
export const listen = async ({
  app,
}: Pick<Composition, 'app'>): Promise<{ readonly url: string; readonly server: Server }> => {
  const listening = Promise.withResolvers<number>();
  const server = serve(
    {
      fetch: app.fetch,
      port: 0,
      hostname: '127.0.0.1',
      serverOptions: SERVER_OPTIONS,
      // Other test files share the process, and its `Response` with all that it can do.
      overrideGlobalObjects: false,
    },
    ({ port }) => listening.resolve(port),
  );
  if (!(server instanceof Server)) throw new Error('not an HTTP/1.1 server');
  return { url: `http://127.0.0.1:${await listening.promise}`, server };
};
