import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isBuilt, REASON, startServer } from './testing/server-process.ts';

const SLOW = 180_000;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-shutdown-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe.runIf(isBuilt)(`SIGTERM${REASON}`, () => {
  test(
    'does not wait for ever for a request whose body never ends',
    async () => {
      const databaseUrl = process.env['DATABASE_URL'];
      const server = await startServer({
        DATA_DIR: join(directory, 'data'),
        SHUTDOWN_MS: '500',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      });
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      const cut = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      socket.on('error', () => undefined);
      socket.on('close', () => cut.resolve());
      socket.on('data', () => begun.resolve());
      // '100 Continue' shows that the server is handling the request.
      socket.write(
        'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
          'Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n{"name":',
      );
      await begun.promise;
      server.signal('SIGTERM');
      await cut.promise;
      expect(await server.exited).toEqual({ code: 0, signal: null });
      expect(server.output()).toContain('"connections":1');
    },
    SLOW,
  );
});
