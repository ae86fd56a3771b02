import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ENDPOINTS } from '@wrenchwise/contract/api';
import { describe, expect, test } from 'vitest';

import { SERVER_OPTIONS } from '../http/server-options.ts';
import { readConfig } from './config.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const read = (name: string): string =>
  readFileSync(join(ROOT, 'deploy', name), 'utf8').replace(/^\s*#.*$/gm, '');

const NGINX = read('nginx.conf');
const CADDY = read('Caddyfile');
const UNIT = read('wrenchwise.service');

const LARGEST = Math.max(...ENDPOINTS.map(({ upload }) => upload?.maxBytes ?? 0));

const figureIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

/** Text within braces that belong together, from the first match of `start` on. */
const blockAfter = (text: string, start: RegExp): string => {
  const from = text.search(start);
  let depth = 0;
  for (let at = text.indexOf('{', from); at >= 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  throw new Error(`no block at ${start.source}`);
};

const isBalanced = (text: string): boolean =>
  Array.from(text.matchAll(/[{}]/g), ([sign]) => sign).reduce(
    (depth, sign) => (sign === '{' ? depth + 1 : depth - 1),
    0,
  ) === 0;

describe.each([
  [
    'nginx.conf',
    NGINX,
    /client_max_body_size (\d+)m;/,
    /proxy_read_timeout (\d+)s;/,
    /keepalive_timeout (\d+)s;/,
  ],
  ['Caddyfile', CADDY, /max_size (\d+)MB/, /response_header_timeout (\d+)s/, /keepalive (\d+)s/],
])('deploy/%s', (_, text, size, patience, idle) => {
  test('lets through what the server takes, and little more', () => {
    expect(LARGEST).toBeGreaterThan(10_000_000);
    const most = figureIn(text, size) * 1_000_000;
    expect(most).toBeGreaterThan(LARGEST * 1.05);
    expect(most).toBeLessThan(LARGEST * 1.5);
  });

  test('waits longer than the server, and closes idle connections before it', () => {
    expect(figureIn(text, patience) * 1000).toBeGreaterThan(SERVER_OPTIONS.requestTimeout);
    expect(figureIn(text, idle) * 1000).toBeLessThan(SERVER_OPTIONS.keepAliveTimeout);
  });

  test('speaks TLS 1.2 and 1.3 only, and holds no part of a stream back', () => {
    expect(text).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;|protocols tls1\.2 tls1\.3\n/);
    expect(text).toMatch(/proxy_buffering off;|flush_interval -1\n/);
    expect(isBalanced(text)).toBe(true);
  });
});

test('over plain HTTP nginx refuses the API and the MCP server, and sends people on', () => {
  const plain = blockAfter(NGINX, /server \{\s+listen 80;/);
  const pattern = /location ~ (\S+) \{\s+return 403;/.exec(plain)?.[1] ?? '';
  for (const path of ['/api/me', '/api/v1/vehicles', '/mcp']) {
    expect(path).toMatch(new RegExp(pattern));
  }
  for (const path of ['/', '/api-prices', '/pricing']) {
    expect(path).not.toMatch(new RegExp(pattern));
  }
  expect(plain).toContain('return 308 https://cars.example$request_uri;');
  expect(plain).toContain('/.well-known/acme-challenge/');
});

test('over plain HTTP Caddy refuses the API and the MCP server, and sends people on', () => {
  const plain = blockAfter(CADDY, /http:\/\/cars\.example/);
  expect(plain).toContain('@api path /api/* /mcp');
  expect(blockAfter(plain, /handle @api/)).toMatch(/respond "[^"]+" 403/);
  expect(blockAfter(plain, /handle \{/)).toContain('redir https://cars.example{uri} 308');
});

test('nginx hands the client’s address on, and nothing that the client says of it', () => {
  expect(NGINX).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(NGINX).not.toContain('$proxy_add_x_forwarded_for');
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
test.skipIf(!hasNginx)('nginx itself understands the example', () => {
  const config = `events {} http { ${NGINX.replace(/\n\s*ssl_certificate(?:_key)? [^;]+;/g, '').replaceAll(' ssl;', ';')} }`;
  const { stderr } = spawnSync('nginx', ['-t', '-c', '/dev/stdin'], {
    input: config,
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/\[emerg\] (?!.*(?:permission|denied|mkdir|open\(\)))/i);
});

test('the service of systemd waits for the server to end, and gives it one folder to write to', () => {
  const { drainMs, shutdownMs } = readConfig({}, ROOT);
  const closing = 10_000;
  const wait = figureIn(UNIT, /^TimeoutStopSec=(\d+)$/m) * 1000;
  expect(wait).toBeGreaterThan(drainMs + shutdownMs + closing);
  expect(UNIT).toMatch(/^ProtectSystem=strict$/m);
  expect(UNIT).toMatch(/^NoNewPrivileges=true$/m);
  expect(UNIT).toMatch(/^CapabilityBoundingSet=$/m);
  expect(UNIT).not.toMatch(/^MemoryDenyWriteExecute=true$/m);
  const folder = `/var/lib/${/^StateDirectory=(\S+)$/m.exec(UNIT)?.[1] ?? ''}`;
  expect(UNIT).toContain(`DATA_DIR=${folder}\n`);
  for (const line of UNIT.split('\n').filter((text) => text.trim() !== '')) {
    expect(line).toMatch(/^(?:\[\w+\]|[A-Z]\w+=.*)$/);
  }
});

test('each secret of the service is loaded as a file, under the name that the server reads', () => {
  const loaded = [...UNIT.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name);
  expect(loaded).toContain('AUTH_SECRET');
  for (const name of loaded) expect(UNIT).toContain(`${name}_FILE=%d/${name}`);
});

test('variables that Kubernetes makes for its services do no harm', () => {
  const ofKubernetes = {
    KUBERNETES_PORT: 'tcp://10.43.0.1:443',
    WRENCHWISE_PORT: 'tcp://10.43.7.9:3000',
    WRENCHWISE_PORT_3000_TCP_PORT: '3000',
    WRENCHWISE_SERVICE_HOST: '10.43.7.9',
    DATABASE_PORT: 'tcp://10.43.7.10:5432',
    SMTP_PORT: 'tcp://10.43.7.11:25',
    S3_PORT: 'tcp://10.43.7.12:9000',
    OIDC_PORT: 'tcp://10.43.7.13:9000',
  };
  expect(readConfig(ofKubernetes, ROOT)).toEqual(readConfig({}, ROOT));
});
