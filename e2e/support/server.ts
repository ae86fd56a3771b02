import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { newDataDirectory } from './data-directory.ts';
import { COMPILE_CACHE, SERVER_MAIN } from './paths.ts';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Its output so far: warnings and errors only. */
  readonly output: () => string;
  /** Ends the process and removes its data, unless they were given to it. */
  readonly stop: () => Promise<void>;
}

// An exit is noticed at once: this is for one that hangs, not for a busy machine.
const START_MS = 180_000;
const STOP_MS = 10_000;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Starts the built server on a free port with its own data directory, and waits until it is ready.
 * `host` is the name that the browser calls it by; `environment` may depend on its address.
 */
export const startServer = async ({
  host = '127.0.0.1',
  environment = () => ({}),
  dataDir: given,
  port: wanted,
}: {
  host?: '127.0.0.1' | 'localhost';
  /** Data of a server before this one; it stays when this one ends. */
  dataDir?: string;
  /** The port of a server before this one. */
  port?: number;
  environment?: (
    url: string,
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
} = {}): Promise<RunningServer> => {
  const dataDir = given ?? (await newDataDirectory());
  const port = wanted ?? (await freePort());
  const url = `http://${host}:${port}`;
  const more = await environment(url);
  const chunks: string[] = [];
  const child = spawn(process.execPath, [SERVER_MAIN], {
    // An explicit environment: a developer's DATABASE_URL must not reach the journeys.
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const output = () => chunks.join('');
  const ended = once(child, 'exit');

  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    }
    if (given === undefined) await rm(dataDir, { recursive: true, force: true });
  };

  const deadline = performance.now() + START_MS;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`The server did not become ready.\n${output()}`);
    }
    await pause(50);
  }
  return { url, dataDir, output, stop };
};
