import type { Server } from 'node:http';

import { defineEndpoint } from '@wrenchwise/contract/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import {
  type ApiKeysService,
  createApiKeysService,
} from '../../modules/developers/api-keys/api-keys.service.ts';
import { apiKeys } from '../../modules/developers/api-keys/api-keys.tables.ts';
import { listen } from '../../testing/listen.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { securityAuditEvents } from '../audit/audit.tables.ts';
import type { Feature } from '../feature.ts';
import { createLog } from '../log.ts';
import { openApiDocument } from './openapi.ts';

/** Endpoints of tests on the real composition: no product endpoint asks for a plan or a key yet. */

const whose = { tag: 'Test', status: 200, output: z.object({ userId: z.string() }) } as const;

const forPlan = defineEndpoint({
  ...whose,
  id: 'forPlan',
  method: 'GET',
  path: '/api/test/plan',
  summary: 'By plan',
  access: { feature: 'advanced_diagnostics' },
});
const reading = defineEndpoint({
  ...whose,
  id: 'reading',
  method: 'GET',
  path: '/api/test/read',
  summary: 'By a key that may read',
  access: { scope: 'read' },
  limit: { requests: 3, seconds: 3600, per: 'key' },
});
const writing = defineEndpoint({
  ...whose,
  id: 'writing',
  method: 'POST',
  path: '/api/test/write',
  summary: 'By a key that may write',
  access: { scope: 'write' },
});

const feature: Feature = {
  mountApi: ({ mount }) => {
    mount(forPlan, async (_, { user }) => ({ userId: user.id }));
    mount(reading, async (_, { key }) => ({ userId: key.userId }));
    mount(writing, async (_, { key }) => ({ userId: key.userId }));
  },
};

let app: TestApp;
let server: Server;
let url: string;
let keys: ApiKeysService;
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    features: [feature],
    environment: { RATE_LIMIT: '1' },
  });
  ({ server, url } = await listen(app.composition));
  keys = createApiKeysService({
    db: app.database.db,
    log: createLog('silent'),
    audit: { record: async () => undefined },
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const subscriber = async (planId: 'free' | 'pro' | 'enterprise' = 'pro'): Promise<QuickUser> => {
  const user = await newUserQuickly(app);
  if (planId !== 'free') {
    await subscribe(app.database.db, user.id, {
      planId,
      status: 'active',
      periodEnd: inDays(20),
    });
  }
  return user;
};

const issue = (userId: string, expiresAt: Date | null = null) =>
  app.database.db.transaction((tx) =>
    keys.issue(tx, { userId, name: 'My script', scopes: ['read'], expiresAt }),
  );

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const cookiesOf = ({ cookies }: QuickUser) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

const ask = async (
  { path, method }: { path: string; method: string },
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(url + path, { method, headers });
  const body: unknown = await answer.json();
  return { status: answer.status, body, answer };
};

const refused = (status: number, code: string) => ({
  status,
  body: expect.objectContaining({ code }) as unknown,
});

describe('an endpoint for a feature of a plan', () => {
  test('asks for a session first', async () => {
    expect(await ask(forPlan)).toMatchObject(refused(401, 'auth/no-user'));
  });

  test('refuses a plan without the feature and records the refusal', async () => {
    const user = await subscriber('free');
    expect(await ask(forPlan, cookiesOf(user))).toMatchObject(
      refused(403, 'permission/insufficient-rights'),
    );
    const events = await app.database.db
      .select({ kind: securityAuditEvents.kind })
      .from(securityAuditEvents)
      .where(eq(securityAuditEvents.userId, user.id));
    expect(events).toContainEqual({ kind: 'access_denied' });
  });

  test.each(['pro', 'enterprise'] as const)('serves the plan %s', async (planId) => {
    const user = await subscriber(planId);
    expect(await ask(forPlan, cookiesOf(user))).toMatchObject({
      status: 200,
      body: { userId: user.id },
    });
  });

  test('refuses a plan whose paid period is over', async () => {
    const user = await subscriber();
    await subscribe(app.database.db, user.id, {
      planId: 'pro',
      status: 'canceled',
      periodEnd: inDays(-1),
    });
    expect(await ask(forPlan, cookiesOf(user))).toMatchObject(
      refused(403, 'permission/insufficient-rights'),
    );
  });
});

describe('an API key', () => {
  test('acts for its own user and for no other', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const [{ key }, { key: othersKey }] = [await issue(one.id), await issue(other.id)];
    expect(await ask(reading, bearer(key))).toMatchObject({ body: { userId: one.id } });
    expect(await ask(reading, bearer(othersKey))).toMatchObject({ body: { userId: other.id } });
  });

  test('is stored as a hash, and its use is noted', async () => {
    const { id: userId } = await subscriber();
    const { id, key } = await issue(userId);
    const read = async () => {
      const [row] = await app.database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
      return row;
    };
    const before = await read();
    expect(before).toMatchObject({ userId, lastUsedAt: null, start: key.slice(0, 10) });
    expect(JSON.stringify(before)).not.toContain(key.slice(10));
    await ask(reading, bearer(key));
    await expect.poll(async () => (await read())?.lastUsedAt).toBeInstanceOf(Date);
  });

  test.each([
    ['none', {}],
    ['one that nobody has', bearer(`ww_${'a'.repeat(43)}`)],
    ['one of another shape', bearer('sk_live_1234')],
    ['a key of another scheme', { authorization: `Basic ww_${'a'.repeat(43)}` }],
  ])('is asked for: %s is refused', async (_, headers) => {
    const { answer, ...rest } = await ask(reading, headers);
    expect(rest).toMatchObject(refused(401, 'auth/invalid-api-key'));
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('that was revoked or has expired is refused at once', async () => {
    const { id: userId } = await subscriber();
    const { id, key } = await issue(userId);
    expect((await ask(reading, bearer(key))).status).toBe(200);
    await keys.revoke(userId, id);
    expect(await ask(reading, bearer(key))).toMatchObject(refused(401, 'auth/invalid-api-key'));
    const old = await issue(userId, inDays(-1));
    expect(await ask(reading, bearer(old.key))).toMatchObject(refused(401, 'auth/invalid-api-key'));
  });

  test('cannot be revoked by another user', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const { id, key } = await issue(one.id);
    await expect(keys.revoke(other.id, id)).rejects.toMatchObject({ code: 'db/record-not-found' });
    expect((await ask(reading, bearer(key))).status).toBe(200);
  });

  test('may do what its scopes say and nothing else', async () => {
    const { id: userId } = await subscriber();
    const { key } = await issue(userId);
    expect(await ask(writing, bearer(key))).toMatchObject(
      refused(403, 'permission/insufficient-scope'),
    );
    const { key: writer } = await app.database.db.transaction((tx) =>
      keys.issue(tx, { userId, name: 'Both', scopes: ['read', 'write'], expiresAt: null }),
    );
    const sent = await fetch(url + writing.path, { method: 'POST', headers: bearer(writer) });
    expect(await sent.json()).toEqual({ userId });
  });

  test('holds only while the plan of its user has API access', async () => {
    const user = await subscriber('free');
    const { key } = await issue(user.id);
    expect(await ask(reading, bearer(key))).toMatchObject(
      refused(403, 'permission/insufficient-rights'),
    );
  });

  test('and a session do not stand in for each other', async () => {
    const user = await subscriber();
    const { key } = await issue(user.id);
    expect(await ask(reading, cookiesOf(user))).toMatchObject(refused(401, 'auth/invalid-api-key'));
    expect(await ask(forPlan, bearer(key))).toMatchObject(refused(401, 'auth/no-user'));
  });

  test('has a limit of its own', async () => {
    const { id: userId } = await subscriber();
    const [{ key }, { key: second }] = [await issue(userId), await issue(userId)];
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await ask(reading, bearer(key))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(reading, bearer(second))).status).toBe(200);
  });
});

test('the OpenAPI document says who may call, and how they are refused', () => {
  const document = openApiDocument([forPlan, reading], {
    serverUrl: url,
    version: '1',
    cookieName: 'session',
  });
  expect(document).toMatchObject({
    paths: {
      [forPlan.path]: { get: { security: [{ session: [] }], responses: { 401: {}, 403: {} } } },
      [reading.path]: {
        get: { security: [{ apiKey: ['read'] }], responses: { 401: {}, 403: {} } },
      },
    },
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  });
});
