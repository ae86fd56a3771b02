import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  completeMaintenanceTask,
  createMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import { listNotifications } from '@wrenchwise/contract/endpoints/notifications';
import {
  createVehicle,
  deleteVehicle,
  updateVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import * as endpoints from '@wrenchwise/contract/endpoints/webhooks';
import { WEBHOOK_EVENT_TYPES, WebhookEvent } from '@wrenchwise/rules/webhook-events';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../../../schema.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { subscriber } from '../../../testing/programs.ts';
import type { QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** A program of a user's own, that verifies what it is sent as Standard Webhooks says. */

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let app: TestApp;
let receiver: Server;
let url: string;
let received: Received[] = [];
let answers: number[] = [];

beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received = [...received, { headers: request.headers, body }];
      response.writeHead(answers.shift() ?? 204, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await app.close();
});
afterEach(() => {
  received = [];
  answers = [];
});

const endpointOf = (user: QuickUser, events = WEBHOOK_EVENT_TYPES) =>
  user.call(endpoints.createWebhookEndpoint, { body: { url, events } });

const deliveriesOf = async (user: QuickUser, id: string) =>
  (await user.call(endpoints.listWebhookDeliveries, { params: { id }, query: {} })).deliveries;

/** Waits until the deliveries of an endpoint, newest first, are like these. */
const expectDeliveries = async (user: QuickUser, id: string, expected: readonly object[]) => {
  await expect.poll(() => deliveriesOf(user, id), { timeout: 10_000 }).toMatchObject(expected);
};

const sendTest = (user: QuickUser, id: string) =>
  user.call(endpoints.testWebhookEndpoint, { params: { id } });

/** Lets time pass until what waits is due, after so many attempts; any act of a user has it sent. */
const makeDue = async (user: QuickUser, id: string, attempts?: number) => {
  await app.database.db
    .update(schema.webhookDeliveries)
    .set({ nextAttemptAt: sql`app_now()`, ...(attempts === undefined ? {} : { attempts }) })
    .where(eq(schema.webhookDeliveries.endpointId, id));
  await user.call(endpoints.updateWebhookEndpoint, { params: { id }, body: { url } });
};

const verified = (secret: string, { headers, body }: Received): WebhookEvent => {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return WebhookEvent.parse(new Webhook(secret).verify(body, Object.fromEntries(texts)));
};

test('every event is shown once, signed, in the shape that is documented', async () => {
  const user = await subscriber(app);
  const { id: endpointId, secret } = await endpointOf(user);
  const { id: vehicleId } = await user.call(createVehicle, {
    body: { make: 'Ford', model: 'Focus', year: 2015, mileage: 40_000 },
  });
  await user.call(updateVehicle, { params: { id: vehicleId }, body: { nickname: 'The blue one' } });
  const { id: diagnosisId } = await user.call(createDiagnosis, {
    body: { symptoms: GRINDING.symptoms, vehicleId },
  });
  const { id: taskId } = await user.call(createMaintenanceTask, {
    body: { vehicleId, task: 'Change the oil', dueDate: '2027-01-04' },
  });
  await user.call(completeMaintenanceTask, {
    params: { id: taskId },
    body: { date: '2026-03-02' },
  });
  await app.database.db.transaction((tx) =>
    app.composition.centre.notify(tx, {
      userId: user.id,
      vehicleId,
      kind: 'mot-due',
      title: 'MOT: Ford Focus 2015',
      body: 'Due in a week',
      href: '/dashboard',
      dedupeKey: 'mot',
    }),
  );
  await user.call(deleteVehicle, { params: { id: vehicleId } });
  const expected: readonly (readonly [string, unknown])[] = [
    ['diagnosis.created', diagnosisId],
    ['maintenance.completed', taskId],
    ['maintenance.created', taskId],
    ['maintenance.due', expect.any(String)],
    ['vehicle.created', vehicleId],
    ['vehicle.deleted', vehicleId],
    ['vehicle.updated', vehicleId],
  ];
  await expectDeliveries(
    user,
    endpointId,
    expected.map(() => ({ state: 'delivered', attempts: 1 })),
  );

  const events = received.map((one) => verified(secret, one));
  const told = events.toSorted((one, other) => (one.type < other.type ? -1 : 1));
  expect(told.map(({ type, data }) => [type, data.id])).toEqual(expected);
  expect(new Set(told.map(({ data }) => data.vehicleId))).toEqual(new Set([vehicleId]));
  expect(told.find(({ type }) => type === 'maintenance.due')?.data.title).toContain('MOT');
});

describe('a new secret', () => {
  const signaturesOf = ({ headers }: Received) => String(headers['webhook-signature']).split(' ');
  const renewed = (user: QuickUser, id: string) =>
    user.call(endpoints.renewWebhookSecret, { params: { id }, body: {} });
  const listed = async (user: QuickUser) =>
    (await user.call(endpoints.listWebhookEndpoints, {})).endpoints;
  /** The only message that comes of a test. */
  const testMessage = async (user: QuickUser, id: string): Promise<Received> => {
    received = [];
    await sendTest(user, id);
    await expect
      .poll(async () => (await deliveriesOf(user, id))[0], { timeout: 10_000 })
      .toMatchObject({ state: 'delivered' });
    const [sent] = received;
    if (!sent) throw new Error('nothing was received');
    return sent;
  };
  const lapse = (id: string) =>
    app.database.db
      .update(schema.webhookEndpoints)
      .set({
        oldSecrets: sql`(select jsonb_agg(one || '{"until":"2026-01-01T00:00:00.000Z"}')
          from jsonb_array_elements(old_secrets) one)`,
      })
      .where(eq(schema.webhookEndpoints.id, id));

  test('signs beside the old one for a day, so that a program with either is served', async () => {
    const user = await subscriber(app);
    const { id, secret: old } = await endpointOf(user);
    expect(signaturesOf(await testMessage(user, id))).toHaveLength(1);
    const { secret, oldSecretUntil } = await renewed(user, id);
    expect(Date.parse(oldSecretUntil) - Date.now()).toBeCloseTo(24 * 3_600_000, -5);
    expect(await listed(user)).toMatchObject([{ oldSecretUntil }]);
    const sent = await testMessage(user, id);
    expect(signaturesOf(sent)).toHaveLength(2);
    for (const one of [secret, old]) expect(verified(one, sent).type).toBe('webhook.test');
  });

  test('that is replaced before a program had it does not push out the one that programs have', async () => {
    const user = await subscriber(app);
    const { id, secret: first } = await endpointOf(user);
    const { secret: lost } = await renewed(user, id);
    const { secret: last } = await renewed(user, id);
    const sent = await testMessage(user, id);
    for (const one of [first, lost, last]) expect(verified(one, sent).type).toBe('webhook.test');
  });

  test('signs by itself once the day is over, or its user says so, on the record', async () => {
    const user = await subscriber(app);
    const { id, secret: old } = await endpointOf(user);
    await renewed(user, id);
    await lapse(id);
    expect(await listed(user)).toMatchObject([{ oldSecretUntil: null }]);
    expect(signaturesOf(await testMessage(user, id))).toHaveLength(1);

    const { secret } = await renewed(user, id);
    const ended = await user.call(endpoints.endOldWebhookSecrets, { params: { id } });
    expect(ended.oldSecretUntil).toBeNull();
    const sent = await testMessage(user, id);
    expect(verified(secret, sent).type).toBe('webhook.test');
    expect(() => verified(old, sent)).toThrow('signature');
    const { events } = await user.call(listAudit, { query: {} });
    expect(events[0]?.about).toBe('the old signing secret of a webhook endpoint was ended');
  });

  test('and those of before are stored encrypted', async () => {
    const user = await subscriber(app);
    const { id, secret: old } = await endpointOf(user);
    const { secret } = await renewed(user, id);
    const [row] = await app.database.db
      .select()
      .from(schema.webhookEndpoints)
      .where(eq(schema.webhookEndpoints.id, id));
    const stored = JSON.stringify(row);
    for (const one of [old, secret]) expect(stored).not.toContain(one.slice('whsec_'.length));
  });
});

test('an event goes to its own user’s endpoints that want it, and to no other', async () => {
  const [user, other] = [await subscriber(app), await subscriber(app)];
  const mine = await endpointOf(user, ['vehicle.deleted']);
  const theirs = await endpointOf(other);
  await user.call(createVehicle, { body: { make: 'Ford', model: 'Focus', year: 2015 } });
  expect(await deliveriesOf(user, mine.id)).toEqual([]);
  expect(await deliveriesOf(other, theirs.id)).toEqual([]);
});

describe('an address that fails', () => {
  test('is tried again after longer and longer waits with the same id and body, until it answers', async () => {
    const user = await subscriber(app);
    const { id } = await endpointOf(user);
    answers = [500, 302];
    const waitOf = async () => {
      const [one] = await deliveriesOf(user, id);
      return Date.parse(one?.nextAttemptAt ?? '') - Date.parse(one?.lastAttemptAt ?? '');
    };
    await sendTest(user, id);
    const first = { state: 'pending', lastStatus: 500, lastFailure: 'The address answered 500' };
    await expectDeliveries(user, id, [{ ...first, attempts: 1 }]);
    expect(await waitOf()).toBe(5000);
    await makeDue(user, id);
    // A redirect is not followed.
    await expectDeliveries(user, id, [{ state: 'pending', attempts: 2, lastStatus: 302 }]);
    expect(await waitOf()).toBe(300_000);
    await makeDue(user, id);
    const arrived = { state: 'delivered', attempts: 3, lastStatus: 204, lastFailure: null };
    await expectDeliveries(user, id, [arrived]);
    const [one, ...rest] = received.map(({ headers, body }) => [headers['webhook-id'], body]);
    expect(rest).toEqual([one, one]);
  });

  test('is stopped when three deliveries failed for good; its user is shown, starts it again and replays', async () => {
    const user = await subscriber(app);
    const { id } = await endpointOf(user);
    answers = Array.from({ length: 6 }, () => 503);
    for (let i = 0; i < 3; i += 1) await sendTest(user, id);
    const three = (expected: object) => [expected, expected, expected];
    await expectDeliveries(user, id, three({ state: 'pending', attempts: 1 }));
    await makeDue(user, id, 9);
    await expectDeliveries(user, id, three({ state: 'failed', attempts: 10, lastStatus: 503 }));
    const { endpoints: listed } = await user.call(endpoints.listWebhookEndpoints, {});
    expect(listed).toMatchObject([{ id, disabledAt: expect.any(String) as string }]);
    const { notifications } = await user.call(listNotifications, { query: {} });
    expect(notifications).toMatchObject([
      { kind: 'webhook-stopped', body: expect.stringContaining('127.0.0.1') as string },
    ]);

    await user.call(endpoints.updateWebhookEndpoint, { params: { id }, body: { isEnabled: true } });
    received = [];
    const [failed] = await deliveriesOf(user, id);
    const params = { id: failed?.id ?? '' };
    expect(await user.call(endpoints.replayWebhookDelivery, { params })).toMatchObject({
      state: 'pending',
      attempts: 0,
    });
    await expectDeliveries(user, id, [{ state: 'delivered', attempts: 1 }, {}, {}]);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([failed?.id]);
  });

  test('for a moment is tried again within seconds, without anybody’s doing', async () => {
    const user = await subscriber(app);
    const { id } = await endpointOf(user);
    answers = [503];
    await sendTest(user, id);
    await expectDeliveries(user, id, [{ state: 'delivered', attempts: 2 }]);
    expect(received).toHaveLength(2);
  });

  test('says in words that nobody answers there', async () => {
    const user = await subscriber(app);
    const { id } = await endpointOf(user);
    const nowhere = 'http://127.0.0.1:9/hook';
    await user.call(endpoints.updateWebhookEndpoint, { params: { id }, body: { url: nowhere } });
    await sendTest(user, id);
    const refused = { lastStatus: null, lastFailure: 'The connection was refused' };
    await expectDeliveries(user, id, [{ state: 'pending', ...refused }]);
    expect(received).toEqual([]);
  });
});

test('nothing is sent any more when the plan has ended', async () => {
  const user = await subscriber(app);
  const { id } = await endpointOf(user);
  await app.database.db
    .delete(schema.subscriptions)
    .where(eq(schema.subscriptions.userId, user.id));
  await sendTest(user, id);
  await expectDeliveries(user, id, [
    { state: 'failed', lastFailure: 'Your plan does not include webhooks' },
  ]);
  expect(received).toEqual([]);
});

test('another user neither sees, changes, tests, replays nor deletes', async () => {
  const [owner, stranger] = [await subscriber(app), await subscriber(app)];
  const { id } = await endpointOf(owner);
  const { id: deliveryId } = await owner.call(endpoints.testWebhookEndpoint, { params: { id } });
  const params = { id };
  expect(await stranger.call(endpoints.listWebhookEndpoints, {})).toEqual({ endpoints: [] });
  const tried = [
    () => stranger.call(endpoints.updateWebhookEndpoint, { params, body: { isEnabled: false } }),
    () => stranger.call(endpoints.deleteWebhookEndpoint, { params }),
    () => stranger.call(endpoints.renewWebhookSecret, { params, body: {} }),
    () => stranger.call(endpoints.endOldWebhookSecrets, { params }),
    () => stranger.call(endpoints.testWebhookEndpoint, { params }),
    () => stranger.call(endpoints.listWebhookDeliveries, { params, query: {} }),
    () => stranger.call(endpoints.replayWebhookDelivery, { params: { id: deliveryId } }),
  ];
  for (const one of tried) expect(await codeOf(one())).toBe('db/record-not-found');
});

test('an account has five at most, and a plan without the API none', async () => {
  const user = await subscriber(app);
  const asked = await Promise.all(Array.from({ length: 6 }, () => codeOf(endpointOf(user))));
  expect(asked.filter((outcome) => outcome === 'webhook/too-many')).toHaveLength(1);
  const free = await subscriber(app, 'free');
  expect(await codeOf(endpointOf(free))).toBe('permission/insufficient-rights');
});
