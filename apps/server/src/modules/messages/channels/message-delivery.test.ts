import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import {
  createMessageService,
  deleteMessageService,
  listMessageServices,
} from '@wrenchwise/contract/endpoints/message-services';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { DELIVERY_WAITS } from '../../../platform/jobs/delivery-waits.ts';
import { startJobQueue } from '../../../platform/jobs/start-queue.ts';
import { createLog } from '../../../platform/log.ts';
import { listenLocally } from '../../../testing/listen-locally.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The product with its real queue, and servers that answer, refuse or never answer. */

const SOON = { timeout: 8000, interval: 50 };

let app: TestApp;
let receiver: Awaited<ReturnType<typeof listenLocally>>;
let arrived: string[] = [];
let refusals = 0;
let underWay = 0;
let most = 0;

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  arrived.push(request.url ?? '');
  request.resume();
  if (request.url?.startsWith('/deaf')) {
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    return;
  }
  refusals -= 1;
  response.writeHead(request.url?.startsWith('/gone') ? 410 : refusals >= 0 ? 503 : 200).end();
};

beforeAll(async () => {
  receiver = await listenLocally(createServer(answer));
  app = await openTestApp({
    withBystander: true,
    queue: (db) => startJobQueue(db, createLog('silent')),
  });
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
afterEach(async () => {
  arrived = [];
  refusals = 0;
  most = 0;
  await app.database.db.execute(sql`delete from pgboss.job where name like 'service-messages%'`);
});

const serviceAt = (user: QuickUser, path: string) =>
  user.call(createMessageService, {
    body: { kind: 'gotify', url: `${receiver.url}${path}`, token: 'A.1' },
  });

const notify = ({ id: userId }: QuickUser): Promise<boolean> =>
  app.database.db.transaction((tx) =>
    app.composition.centre.notify(tx, {
      userId,
      vehicleId: null,
      kind: 'maintenance-due',
      title: 'Oil change due',
      body: 'Due in a week',
      href: '/dashboard/maintenance',
      dedupeKey: crypto.randomUUID(),
    }),
  );

/** What waits to be tried again: how often it was tried, and in how many seconds it is due. */
const waiting = async () => {
  const rows = await rowsOf(
    app.database.db,
    sql`select name, (data ->> 'attempts')::int as attempts, extract(epoch from start_after - created_on)::int as seconds
      from pgboss.job where name like 'service-messages%' and state = 'created' order by start_after`,
  );
  return rows.map(({ name, attempts, seconds }) => ({ name, attempts, seconds }));
};

/** As if the time until the next attempt had passed. */
const letTimePass = () =>
  app.database.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where name like 'service-messages%' and state = 'created'`,
  );

test('a message that a server refuses is tried again as a webhook is, until it is taken', async () => {
  const user = await newUserQuickly(app);
  const other = await newUserQuickly(app);
  await serviceAt(user, '/refuses');
  await serviceAt(other, '/theirs');
  refusals = 2;
  await notify(user);
  for (const attempts of [1, 2]) {
    await expect
      .poll(waiting, SOON)
      .toEqual([{ name: 'service-messages', attempts, seconds: DELIVERY_WAITS[attempts - 1] }]);
    await letTimePass();
  }
  await expect.poll(() => arrived.length, SOON).toBe(3);
  await expect
    .poll(async () => (await user.call(listMessageServices, {})).services[0]?.lastFailure, SOON)
    .toBeNull();
  expect(await waiting()).toEqual([]);
  expect(arrived).not.toContain('/theirs/message');
});

test('a message is given up when its server says that it is gone, or its service was removed', async () => {
  const user = await newUserQuickly(app);
  await serviceAt(user, '/gone');
  await notify(user);
  const failure = async () => (await user.call(listMessageServices, {})).services[0]?.lastFailure;
  await expect.poll(failure, SOON).toBe('The server answered 410');
  expect(await waiting()).toEqual([]);

  const { id } = await serviceAt(user, '/refuses');
  refusals = 10;
  await notify(user);
  await expect.poll(async () => (await waiting()).length, SOON).toBe(1);
  await user.call(deleteMessageService, { params: { id } });
  arrived = [];
  await letTimePass();
  await expect.poll(async () => (await waiting()).length, SOON).toBe(0);
  expect(arrived.filter((path) => path.startsWith('/refuses'))).toEqual([]);
});

test('servers that never answer hold one message each, and delay nobody else', async () => {
  const deaf = [await newUserQuickly(app), await newUserQuickly(app), await newUserQuickly(app)];
  for (const user of deaf) {
    for (let i = 0; i < 3; i += 1) await serviceAt(user, `/deaf/${user.id}/${i}`);
    for (let i = 0; i < 5; i += 1) await notify(user);
  }
  const user = await newUserQuickly(app);
  await serviceAt(user, '/well');
  await expect.poll(() => most, SOON).toBe(deaf.length);
  await notify(user);
  await expect.poll(() => arrived, SOON).toContain('/well/message');
  expect(most).toBe(deaf.length);
});

test('what waits for a server that has fallen silent moves to the lane of slow ones', async () => {
  const user = await newUserQuickly(app);
  const { id } = await serviceAt(user, '/deaf/later');
  await app.database.db.execute(sql`update message_services set is_slow = true where id = ${id}`);
  await notify(user);
  await expect.poll(() => arrived, SOON).toContain('/deaf/later/message');
  const names = await rowsOf(
    app.database.db,
    sql`select name from pgboss.job where name like 'service-messages%'`,
  );
  expect(names).toEqual([{ name: 'service-messages-slow' }]);
});
