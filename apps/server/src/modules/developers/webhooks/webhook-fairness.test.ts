import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import {
  createVehicle,
  deleteVehicle,
  updateVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import * as endpoints from '@wrenchwise/contract/endpoints/webhooks';
import { WEBHOOK_EVENT_TYPES, WebhookEvent } from '@wrenchwise/rules/webhook-events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startJobQueue } from '../../../platform/jobs/start-queue.ts';
import { createLog } from '../../../platform/log.ts';
import { listenLocally } from '../../../testing/listen-locally.ts';
import { subscriber } from '../../../testing/programs.ts';
import type { QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimDue } from './webhook-sending.repository.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';

/** The product with its real queue, and addresses that answer, answer slowly or never. */

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015 } as const;
const SOON = { timeout: 30_000, interval: 20 };

let app: TestApp;
let receiver: Awaited<ReturnType<typeof listenLocally>>;
let arrived: string[] = [];
let underWay = new Map<string, number>();
let most = new Map<string, number>();

beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    queue: (db) => startJobQueue(db, createLog('silent')),
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    underWay.set(path, (underWay.get(path) ?? 0) + 1);
    most.set(path, Math.max(most.get(path) ?? 0, underWay.get(path) ?? 0));
    arrived.push(path);
    request.resume();
    if (path.startsWith('/deaf')) return;
    if (path.startsWith('/late')) await sleep(100);
    underWay.set(path, (underWay.get(path) ?? 0) - 1);
    response.writeHead(204).end();
  };
  receiver = await listenLocally(
    createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }),
  );
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
afterEach(() => {
  arrived = [];
  underWay = new Map();
  most = new Map();
});

const endpointAt = (user: QuickUser, path: string, events = WEBHOOK_EVENT_TYPES) =>
  user.call(endpoints.createWebhookEndpoint, { body: { url: `${receiver.url}${path}`, events } });
const save = (user: QuickUser) => user.call(createVehicle, { body: FOCUS });
const rename = (user: QuickUser, id: string, nickname: string) =>
  user.call(updateVehicle, { params: { id }, body: { nickname } });
const rowsOf = (endpointId: string) =>
  app.database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId));
const eventsOf = async (endpointId: string) =>
  (await rowsOf(endpointId)).map(({ event }) => event).toSorted();

test('fifteen addresses that never answer, with more than they take, delay nobody else’s event', async () => {
  const others = [await subscriber(app), await subscriber(app), await subscriber(app)];
  for (const other of others) {
    for (let i = 0; i < 5; i += 1) await endpointAt(other, `/deaf/${other.id}/${i}`);
    for (let i = 0; i < 3; i += 1) await save(other);
  }
  await expect.poll(() => arrived.length, SOON).toBeGreaterThanOrEqual(4);
  const user = await subscriber(app);
  await endpointAt(user, '/well');
  await save(user);
  await expect.poll(() => arrived, SOON).toContain('/well');
});

test('one address gets one delivery at a time, each of them', async () => {
  const user = await subscriber(app);
  const { id } = await endpointAt(user, '/late', ['vehicle.created']);
  for (let i = 0; i < 6; i += 1) await save(user);
  const delivered = async () =>
    (await rowsOf(id)).filter(({ state }) => state === 'delivered').length;
  await expect.poll(delivered, SOON).toBe(6);
  expect(most.get('/late')).toBe(1);
});

describe('events of one kind about one object', () => {
  test('are coalesced: of a thousand changes a few are sent, the last one among them; other kinds stay', async () => {
    const user = await subscriber(app);
    const { id: endpointId } = await endpointAt(user, '/well');
    const [one, other] = [await save(user), await save(user)];
    const started = performance.now();
    await rename(user, one.id, 'first');
    await app.database.db.execute(
      sql`do $$ begin for i in 1..998 loop
        update vehicles set notes = i::text where id = '${sql.raw(one.id)}'; end loop; end $$`,
    );
    const last = new Date().toISOString();
    await rename(user, one.id, 'last');
    await rename(user, other.id, 'another car');
    await user.call(deleteVehicle, { params: { id: one.id } });
    const windows = 1 + Math.ceil((performance.now() - started) / 10_000);
    const updates = (await rowsOf(endpointId)).filter(
      ({ event, about }) => event === 'vehicle.updated' && about === one.id,
    );
    expect(updates.length).toBeGreaterThan(0);
    expect(updates.length).toBeLessThanOrEqual(1 + windows);
    const newest = updates.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1);
    const { timestamp } = WebhookEvent.parse(newest?.payload);
    expect(timestamp >= last).toBe(true);
    expect(new Set(await eventsOf(endpointId))).toEqual(
      new Set(['vehicle.created', 'vehicle.deleted', 'vehicle.updated']),
    );
    expect((await rowsOf(endpointId)).filter(({ about }) => about === other.id)).toHaveLength(2);
  });

  test('what was handed on is not changed: what happens then is shown by the next one', async () => {
    const user = await subscriber(app);
    const { id: endpointId } = await endpointAt(user, '/well', ['vehicle.updated']);
    const { id } = await save(user);
    await rename(user, id, 'one');
    await expect.poll(async () => (await rowsOf(endpointId))[0]?.state, SOON).toBe('delivered');
    const [sent] = await rowsOf(endpointId);
    await rename(user, id, 'two');
    await rename(user, id, 'three');
    const rows = await rowsOf(endpointId);
    expect(rows).toHaveLength(2);
    expect(rows.find((row) => row.id === sent?.id)?.payload).toEqual(sent?.payload);
    const next = rows.find((row) => row.id !== sent?.id);
    const wait = (next?.nextAttemptAt?.getTime() ?? 0) - (sent?.createdAt.getTime() ?? 0);
    expect(wait).toBeCloseTo(10_000, -1);
  });
});

test('slow addresses are claimed for a lane of their own, two of one user at most', async () => {
  const { db } = app.database;
  const user = await subscriber(app);
  const paths = ['/deaf/a', '/deaf/b', '/deaf/c', '/well'];
  const made: { readonly id: string }[] = [];
  for (const path of paths) made.push(await endpointAt(user, path, ['vehicle.created']));
  const slow = new Set(made.slice(0, 3).map(({ id }) => id));
  for (const id of slow) {
    await db.update(webhookEndpoints).set({ isSlow: true }).where(eq(webhookEndpoints.id, id));
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into vehicles (user_id, make, model, year)
      values (${user.id}, 'Ford', 'Focus', 2015)`);
    const claimed = await claimDue(tx, 100);
    const rows = await Promise.all(made.map(async ({ id }) => rowsInside(tx, id)));
    // The queue goes on beside this with deliveries of the tests before.
    const mineOf = (deliveries: typeof claimed) =>
      deliveries.filter(({ id }) => rows.flat().includes(id));
    const mine = mineOf(claimed);
    expect(mine.filter(({ isSlow }) => isSlow)).toHaveLength(2);
    expect(mine.filter(({ isSlow }) => !isSlow)).toHaveLength(1);
    expect(mineOf(await claimDue(tx, 100))).toEqual([]);
  });
});

const rowsInside = async (tx: Parameters<typeof claimDue>[0], endpointId: string) =>
  (
    await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, endpointId))
  ).map(({ id }) => id);
