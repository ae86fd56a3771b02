import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createClient, type Client } from '@wrenchwise/contract/client';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { BUILT_APPS } from '../built-apps.ts';
import { DEMO_LOGIN } from '../modules/accounts/demo.ts';
import { urlOf } from './url-of.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const MAIN = join(ROOT, 'apps/server/dist/main.js');

/** What Node compiled of the built server and its commands before; a build empties it. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.wrenchwise/compile-cache');

export const MIGRATIONS = join(ROOT, 'apps/server/src/platform/db/migrations');

/** Whether the server is built. */
export const isBuilt = [MAIN, ...BUILT_APPS].every((path) => existsSync(path));
/** Appended to the name of a skipped suite, so that the report says why. */
export const REASON = isBuilt
  ? ''
  : ' (skipped: apps/server/dist or a built app is missing; `npm test` builds them)';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A built server process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Its stdout and stderr. */
  readonly output: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
}

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> => {
  const { promise, resolve: found, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => {
      if (typeof address === 'object' && address !== null) found(address.port);
      else reject(new Error('no port'));
    });
  });
  return promise;
};

const collect = (child: ChildProcess): (() => string) => {
  const parts: string[] = [];
  child.stdout?.on('data', (chunk) => parts.push(String(chunk)));
  child.stderr?.on('data', (chunk) => parts.push(String(chunk)));
  return () => parts.join('');
};

/** Starts the built server with exactly this environment; does not wait for it. */
export const spawnServer = async (
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      RATE_LIMIT: 'off',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise: exited, resolve: exit } = Promise.withResolvers<Exit>();
  child.once('close', (code, signal) => exit({ code, signal }));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited,
    output: collect(child),
    signal: (signal) => child.kill(signal),
  };
};

// An exit is noticed at once: this is for one that hangs, not for a busy machine.
const READY_WITHIN_MS = 150_000;

/** Starts the built server and waits until it is ready. Throws with its output when it fails. */
export const startServer = async (
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  const server = await spawnServer(environment);
  const gone = server.exited.then((exit) => `it exited: ${JSON.stringify(exit)}`);
  const isReady = async (): Promise<string> => {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
      if (answer?.status === 200) return 'ready';
      await sleep(50);
    }
    return 'it took too long';
  };
  const outcome = await Promise.race([isReady(), gone]);
  if (outcome === 'ready') return server;
  server.signal('SIGKILL');
  throw new Error(`the server did not get ready; ${outcome}\n${server.output()}`);
};

/** Runs the built server until it exits. */
export const runToExit = async (
  environment: Readonly<Record<string, string>>,
): Promise<Exit & { output: string }> => {
  const server = await spawnServer(environment);
  const exit = await server.exited;
  return { ...exit, output: server.output() };
};

/** An HTTP client that keeps the first server's cookies. */
export interface Caller {
  readonly call: Client;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly cookie: string;
}

export const callerOf = (url: string, cookie = ''): Caller => {
  const request = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    return fetch(new URL(path, url), { ...init, headers });
  };
  return {
    request,
    cookie,
    call: createClient({ baseUrl: url, fetch: (input, init) => request(urlOf(input), init) }),
  };
};

/** Signs the demo account of local mode in. */
export const signInDemo = async (url: string): Promise<Caller> => {
  const answer = await callerOf(url).request(signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_LOGIN.email, password: DEMO_LOGIN.password }),
  });
  if (!answer.ok) throw new Error(`the demo login failed: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return callerOf(url, cookies.join('; '));
};
