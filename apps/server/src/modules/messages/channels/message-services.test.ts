import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  createMessageService,
  deleteMessageService,
  listMessageServices,
  type NewMessageService,
  testMessageService,
} from '@wrenchwise/contract/endpoints/message-services';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const arrived: Arrived[] = [];
let status = 200;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    arrived.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end('{}');
  });
});

let app: TestApp;
let base: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  base = `http://127.0.0.1:${port}`;
  app = await openTestApp({ withBystander: true });
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(() => {
  arrived.length = 0;
  status = 200;
});

const ntfy = (): NewMessageService => ({
  kind: 'ntfy',
  url: `${base}/sub/my-garage`,
  token: 'tk_secret',
});

/** Something that happens to a user, and what it sets off. */
const notify = async (userId: string): Promise<void> => {
  await app.database.db.transaction((tx) =>
    app.composition.centre.notify(tx, {
      userId,
      vehicleId: null,
      kind: 'maintenance-due',
      title: 'Ölwechsel – due',
      body: 'Due in a week',
      href: '/dashboard/maintenance',
      dedupeKey: crypto.randomUUID(),
    }),
  );
  await app.mailsTo('');
};

describe('a notification', () => {
  test('arrives at the ntfy topic and the Gotify server of its user, and at no other’s', async () => {
    const me = await newUserQuickly(app);
    const other = await newUserQuickly(app);
    await me.call(createMessageService, { body: ntfy() });
    await me.call(createMessageService, {
      body: { kind: 'gotify', url: `${base}/gotify/`, token: 'AbC.123' },
    });
    await other.call(createMessageService, { body: { ...ntfy(), url: `${base}/others` } });
    await notify(me.id);
    const link = 'http://wrenchwise.test/dashboard/maintenance';
    expect(arrived).toHaveLength(2);
    expect(arrived.find(({ path }) => path === '/sub/')).toMatchObject({
      headers: { authorization: 'Bearer tk_secret' },
      body: { topic: 'my-garage', title: 'Ölwechsel – due', message: 'Due in a week', click: link },
    });
    expect(arrived.find(({ path }) => path === '/gotify/message')).toMatchObject({
      headers: { 'x-gotify-key': 'AbC.123' },
      body: {
        title: 'Ölwechsel – due',
        extras: { 'client::notification': { click: { url: link } } },
      },
    });
  });

  test('goes to none that was removed', async () => {
    const me = await newUserQuickly(app);
    const { id } = await me.call(createMessageService, { body: ntfy() });
    await me.call(deleteMessageService, { params: { id } });
    await notify(me.id);
    expect(arrived).toEqual([]);
  });
});

describe('a server that a user names', () => {
  test('is tried at once, and what it answered is shown', async () => {
    const me = await newUserQuickly(app);
    const { id } = await me.call(createMessageService, { body: ntfy() });
    const well = await me.call(testMessageService, { params: { id } });
    expect(well.lastFailure).toBeNull();
    expect(well.lastTriedAt).not.toBeNull();
    status = 403;
    const badly = await me.call(testMessageService, { params: { id } });
    expect(badly.lastFailure).toBe('The token was refused (403)');
    expect((await me.call(listMessageServices, {})).services).toEqual([badly]);
  });

  test('is another user’s business to nobody', async () => {
    const me = await newUserQuickly(app);
    const other = await newUserQuickly(app);
    const { id } = await me.call(createMessageService, { body: ntfy() });
    expect((await other.call(listMessageServices, {})).services).toEqual([]);
    const params = { id };
    const missing = 'db/record-not-found';
    expect(await codeOf(other.call(testMessageService, { params }))).toBe(missing);
    expect(await codeOf(other.call(deleteMessageService, { params }))).toBe(missing);
    expect(arrived).toEqual([]);
  });

  test('is stored with topic and token encrypted, and neither is shown again', async () => {
    const me = await newUserQuickly(app);
    await me.call(createMessageService, { body: ntfy() });
    const rows = await rowsOf(
      app.database.db,
      sql`select * from message_services where user_id = ${me.id}`,
    );
    const shown = await me.request('/api/message-services');
    for (const text of [JSON.stringify(rows), await shown.text()]) {
      expect(text).not.toMatch(/my-garage|tk_secret/);
    }
  });

  test('is one of five at most, and has a topic or a token', async () => {
    const me = await newUserQuickly(app);
    for (let count = 0; count < 5; count += 1) {
      await me.call(createMessageService, { body: ntfy() });
    }
    expect(await codeOf(me.call(createMessageService, { body: ntfy() }))).toBe(
      'message-service/too-many',
    );
    const wrong: NewMessageService[] = [
      { kind: 'ntfy', url: base },
      { kind: 'ntfy', url: `${base}/a topic` },
      { kind: 'gotify', url: base },
      { kind: 'gotify', url: 'ftp://gotify.example', token: 'a' },
    ];
    for (const body of wrong) {
      expect(await codeOf(me.call(createMessageService, { body }))).toBe('request/invalid');
    }
  });
});

test('in production a private address is refused, unless the operator has named its host', async () => {
  const strict = await openTestApp({
    withBystander: true,
    environment: {
      NODE_ENV: 'production',
      ALLOW_HTTP: '1',
      ALLOW_EMBEDDED: '1',
      ALLOW_OUTBOX: '1',
      PAYMENTS: 'off',
      MESSAGE_HOSTS: 'ntfy.home, 127.0.0.1',
    },
  });
  try {
    const me = await newUserQuickly(strict);
    const add = (url: string) =>
      me.call(createMessageService, { body: { kind: 'ntfy', url: `${url}/garage` } });
    for (const url of [
      'http://10.0.0.7',
      'https://[::1]',
      'http://ntfy.sh',
      'https://ntfy.internal',
    ]) {
      expect(await codeOf(add(url)), url).toBe('message-service/address-not-allowed');
    }
    expect((await add('http://ntfy.home:8080')).host).toBe('ntfy.home:8080');
    const { id } = await add(base);
    expect((await me.call(testMessageService, { params: { id } })).lastFailure).toBeNull();
    expect(arrived.at(-1)?.path).toBe('/');
  } finally {
    await strict.close();
  }
});
