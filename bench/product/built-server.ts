import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

/** A running server, as `npm start` runs it. */
export interface BuiltServer {
  readonly url: string;
  readonly pid: number;
  /** Time from spawning to the first 200 of /readyz. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a crash or a power cut would. */
  readonly kill: () => Promise<void>;
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> => {
  const { promise, resolve: done } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    probe.close(() => done(port));
  });
  return promise;
};

/** Starts the built server with an environment of its own. Throws when it does not become ready. */
export const startBuiltServer = async (
  environment: Readonly<Record<string, string>>,
): Promise<BuiltServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      DRAIN_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (performance.now() - started > READY_WITHIN_MS) throw new Error('the server is not ready');
    await sleep(25);
  }
  const startMs = performance.now() - started;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const { promise, resolve: done } = Promise.withResolvers<void>();
    child.on('exit', () => done());
    child.kill(signal);
    await promise;
  };
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};

/** The session cookie of an account. Throws when the login is refused. */
export const signIn = async (url: string, email: string, password: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, rememberMe: true }),
  });
  if (!answer.ok) throw new Error(`the login of ${email} failed with ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** The session cookie of the demo account. */
export const signInDemo = (url: string): Promise<string> =>
  signIn(url, 'demo@wrenchwise.example', 'rattle-and-hum');
