// npm run dev: the server with reload on PORT + 1, and Vite on PORT, which passes /api on to it.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { bin, NODE, ROOT } from './run-command.ts';

const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 1;
const appUrl = process.env['APP_URL'] ?? `http://127.0.0.1:${port}`;

const start = (args: readonly string[], cwd: string, env: Record<string, string>): ChildProcess =>
  spawn(NODE, args, { cwd: join(ROOT, cwd), env: { ...process.env, ...env }, stdio: 'inherit' });

const children = [
  start(
    [
      '--import',
      join(ROOT, 'tools/jsx-hook.mjs'),
      '--watch-preserve-output',
      '--watch',
      'src/main.ts',
    ],
    'apps/server',
    {
      PORT: String(serverPort),
      APP_URL: appUrl,
      DRAIN_MS: '0',
    },
  ),
  start(
    [bin('@react-router/dev/bin.cjs'), 'dev', '--port', String(port), '--host', '127.0.0.1'],
    'apps/web',
    {
      API_URL: `http://127.0.0.1:${serverPort}`,
    },
  ),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
await Promise.all(
  children.map((child) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    child.on('exit', () => {
      stop();
      resolve();
    });
    return promise;
  }),
);
