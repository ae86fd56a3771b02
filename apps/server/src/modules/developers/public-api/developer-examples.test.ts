import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  DIAGNOSE_BY_CURL,
  DIAGNOSE_IN_TYPESCRIPT,
  LIST_BY_CURL,
  MCP_CLIENTS,
  RECEIVE_WEBHOOKS,
  TYPED_CLIENT,
} from '@wrenchwise/contract/developer-examples';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import {
  createWebhookEndpoint,
  listWebhookDeliveries,
  testWebhookEndpoint,
} from '@wrenchwise/contract/endpoints/webhooks';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listen } from '../../../testing/listen.ts';
import { keyOf, subscriber } from '../../../testing/programs.ts';
import type { QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The examples of the page for developers, run as a reader would run them. */

const ROOT = resolve(import.meta.dirname, '../../../../../..');
const run = promisify(execFile);

let app: TestApp;
let server: Server;
let url: string;
let folder: string;
let user: QuickUser;
let environment: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  ({ server, url } = await listen(app.composition));
  user = await subscriber(app);
  await user.call(createVehicle, { body: { make: 'Ford', model: 'Focus', year: 2015 } });
  const { key } = await keyOf(user);
  environment = { PATH: process.env['PATH'] ?? '', WRENCHWISE_URL: url, WRENCHWISE_KEY: key };
  // A reader's own folder, in which the libraries are installed.
  folder = await mkdtemp(join(tmpdir(), 'wrenchwise-examples-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const shell = async (command: string): Promise<unknown> => {
  const { stdout } = await run('bash', ['-c', `${command} --silent`], { env: environment });
  return JSON.parse(stdout);
};

const node = async (name: string, code: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, code);
  return (await run(process.execPath, [file], { env: environment, cwd: folder })).stdout.trim();
};

test('curl lists one’s vehicles, and diagnoses once however often it is sent', async () => {
  expect(await shell(LIST_BY_CURL)).toMatchObject({ vehicles: [{ make: 'Ford' }], total: 1 });
  const first = await shell(DIAGNOSE_BY_CURL);
  expect(first).toMatchObject({ make: 'Ford', source: 'engine' });
  expect(await shell(DIAGNOSE_BY_CURL)).toEqual(first);
});

test('TypeScript with nothing installed diagnoses a saved car', async () => {
  expect(await node('diagnose.ts', DIAGNOSE_IN_TYPESCRIPT)).toMatch(/^(?:yes|no|caution) .+/);
});

/** What a reader's own program would do with the typed client. */
const WHOLE_WAY = `import createClient from 'openapi-fetch';
import type { paths } from './wrenchwise.ts';

const client = createClient<paths>({
  baseUrl: process.env.WRENCHWISE_URL,
  headers: { authorization: \`Bearer \${process.env.WRENCHWISE_KEY}\` },
});
const made = await client.POST('/api/v1/vehicles', {
  body: { make: 'Vauxhall', model: 'Astra', year: 2012, mileage: 80_000 },
});
const vehicleId = made.data?.id;
if (vehicleId === undefined) throw new Error(made.error?.detail);
const path = { id: vehicleId };
await client.PATCH('/api/v1/vehicles/{id}', { params: { path }, body: { nickname: 'The old one' } });
const diagnosed = await client.POST('/api/v1/diagnoses', {
  body: { vehicleId, symptoms: 'The engine overheats in traffic and I keep losing coolant.' },
});
const task = await client.POST('/api/v1/maintenance', {
  body: { vehicleId, task: 'Pressure-test the cooling system', dueDate: '2027-01-04' },
});
const due = await client.GET('/api/v1/maintenance', { params: { query: { vehicleId } } });
const done = await client.POST('/api/v1/maintenance/{id}/complete', {
  params: { path: { id: task.data?.id ?? '' } },
  body: { date: '2026-03-02' },
});
const seen = await client.GET('/api/v1/vehicles/{id}', { params: { path } });
const gone = await client.DELETE('/api/v1/vehicles/{id}', { params: { path } });
const refused = await client.GET('/api/v1/vehicles/{id}', { params: { path } });
console.log(JSON.stringify([
  diagnosed.data?.causes.length,
  due.data?.total,
  done.data?.task.state,
  seen.data?.nickname,
  gone.response.status,
  refused.error?.code,
]));`;

const WRONG = WHOLE_WAY.replace('year: 2012', 'yeer: 2012').replace('data?.nickname', 'data?.nick');

describe('a client that a public generator makes of the OpenAPI document', () => {
  beforeAll(async () => {
    const document = await fetch(`${url}/api/v1/openapi.json`);
    const types = astToString(await openapiTypescript(await document.text()));
    await writeFile(join(folder, 'wrenchwise.ts'), types);
  });

  test('types what is right, and refuses what is not', async () => {
    await writeFile(join(folder, 'typed.ts'), TYPED_CLIENT);
    await writeFile(join(folder, 'whole-way.ts'), WHOLE_WAY);
    await writeFile(join(folder, 'wrong.ts'), WRONG);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'esnext',
      module: 'nodenext',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['node'],
    };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions,
        files: ['typed.ts', 'whole-way.ts', 'wrong.ts'],
      }),
    );
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const output: string = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
    }).then(
      ({ stdout }) => stdout,
      (error: unknown) => String(Object(error).stdout),
    );
    const errors = output.split('\n').filter((line) => /error TS/.test(line));
    expect(errors.map((line) => line.slice(0, line.indexOf('(')))).toEqual([
      'wrong.ts',
      'wrong.ts',
    ]);
    expect(errors.join('\n')).toMatch(/yeer[\s\S]*nick/);
  });

  test('drives the API', async () => {
    expect(await node('typed.ts', TYPED_CLIENT)).toMatch(/^P0420 \S+/);
    const [causes, ...rest] = JSON.parse(await node('whole-way.ts', WHOLE_WAY)) as unknown[];
    expect(Number(causes)).toBeGreaterThan(0);
    expect(rest).toEqual([1, 'done', 'The old one', 204, 'db/record-not-found']);
  });
});

/** A port that is free now. */
const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
};

test('the receiver of webhooks takes what is signed and nothing else', async () => {
  const port = await freePort();
  const hook = `http://127.0.0.1:${port}/`;
  const { id, secret } = await user.call(createWebhookEndpoint, {
    body: { url: hook, events: ['diagnosis.created'] },
  });
  await writeFile(join(folder, 'receiver.mjs'), RECEIVE_WEBHOOKS);
  const receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env: { ...environment, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  receiver.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  try {
    const forged = () =>
      fetch(hook, { method: 'POST', body: '{"type":"webhook.test"}' }).then(
        ({ status }) => status,
        () => 'not listening yet',
      );
    await expect.poll(forged, { timeout: 10_000 }).toBe(400);
    await user.call(testWebhookEndpoint, { params: { id } });
    const states = async () => {
      const { deliveries } = await user.call(listWebhookDeliveries, { params: { id }, query: {} });
      return deliveries.map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 10_000 }).toEqual(['delivered']);
    await expect.poll(() => said).toMatch(/^webhook\.test [\da-f-]{36}\n$/);
  } finally {
    receiver.kill();
  }
});

test.each(MCP_CLIENTS)('the configuration of $name reaches the MCP server', async (client) => {
  const text = client.configuration(url, environment['WRENCHWISE_KEY'] ?? '');
  const address = /http:\/\/[^\s"]+/.exec(text)?.[0] ?? '';
  const authorization = /Bearer ww_[\w-]+/.exec(text)?.[0] ?? '';
  if (text.startsWith('{')) expect(() => void JSON.parse(text)).not.toThrow();
  const connected = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization } },
  });
  await connected.connect(transport);
  expect((await connected.listTools()).tools.length).toBeGreaterThan(0);
  await connected.close();
});
