// npm run dev: Astro on PORT with the public pages; it passes the dashboard and the account pages on to
// Vite on PORT + 2, and the API to the server on PORT + 1. All three reload.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { bin, NODE, ROOT } from './run-command.ts';

const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 1;
const dashboardPort = port + 2;
const appUrl = process.env['APP_URL'] ?? `http://127.0.0.1:${port}`;
const local = (at: number): string => `http://127.0.0.1:${at}`;

const start = (args: readonly string[], cwd: string, env: Record<string, string>): ChildProcess =>
  spawn(NODE, args, { cwd: join(ROOT, cwd), env: { ...process.env, ...env }, stdio: 'inherit' });

const listen = (at: number): readonly string[] => ['--port', String(at), '--host', '127.0.0.1'];

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
  start([bin('vite/bin/vite.js'), ...listen(dashboardPort), '--strictPort'], 'apps/dashboard', {
    NODE_ENV: 'development',
  }),
  start(
    [
      '--import',
      join(ROOT, 'tools/jsx-hook.mjs'),
      bin('astro/bin/astro.mjs'),
      'dev',
      ...listen(port),
    ],
    'apps/site',
    {
      NODE_ENV: 'development',
      ASTRO_TELEMETRY_DISABLED: '1',
      API_URL: local(serverPort),
      DASHBOARD_URL: local(dashboardPort),
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
