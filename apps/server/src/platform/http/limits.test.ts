import { ENDPOINTS } from '@wrenchwise/contract/api';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const PROXY = '10.0.0.7';
let database: TestDatabase;
let app: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  // A hundredth of the limits: 12 requests a minute under /api.
  const open = (environment: Record<string, string>) =>
    openTestApp({
      db: database.db,
      environment: { RATE_LIMIT: '0.01', ...environment },
    });
  app = await open({});
  proxied = await open({ TRUSTED_PROXIES: PROXY });
});
afterAll(async () => {
  await app.close();
  await proxied.close();
  await database.close();
});

/** A request from the remote address `peer`. */
const arrive = (on: TestApp, peer: string, path: string, init: RequestInit = {}) =>
  on.composition.app.request(`http://wrenchwise.test${path}`, init, {
    incoming: { socket: { remoteAddress: peer } },
  });

const statuses = async (
  count: number,
  request: (index: number) => Response | Promise<Response>,
) => {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await request(index)).status);
  return found;
};

const forwarded = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('the flood limit', () => {
  test('stops an address after so many requests and says how long to wait', async () => {
    const found = await statuses(13, () => arrive(app, '203.0.113.1', '/api/plans'));
    expect(found.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(found[12]).toBe(429);
    const refused = await arrive(app, '203.0.113.1', '/api/plans');
    expect(await refused.json()).toMatchObject({ code: 'rate-limit/exceeded' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('leaves other addresses alone', async () => {
    expect((await arrive(app, '203.0.113.2', '/api/plans')).status).toBe(200);
  });

  test('is not passed by by a forged X-Forwarded-For', async () => {
    const found = await statuses(20, (index) =>
      arrive(app, '203.0.113.3', '/api/plans', forwarded(`198.51.100.${index}`)),
    );
    expect(found.slice(12)).toEqual(Array.from({ length: 8 }, () => 429));
  });

  test('counts each client behind a trusted proxy by itself', async () => {
    const found = await statuses(20, (index) =>
      arrive(proxied, PROXY, '/api/plans', forwarded(`198.51.100.${index}`)),
    );
    expect(found).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test('counts one client behind a trusted proxy whatever it forges before', async () => {
    const found = await statuses(20, (index) =>
      arrive(proxied, PROXY, '/api/plans', forwarded(`198.51.100.${index}, 203.0.113.77`)),
    );
    expect(found.slice(12)).toEqual(Array.from({ length: 8 }, () => 429));
  });

  test('counts one IPv6 network as one caller, and a neighbouring one apart', async () => {
    const found = await statuses(20, (index) =>
      arrive(app, `2001:db8:0:7::${(index + 1).toString(16)}`, '/api/plans'),
    );
    expect(found.slice(12)).toEqual(Array.from({ length: 8 }, () => 429));
    expect((await arrive(app, '2001:db8:0:8::1', '/api/plans')).status).toBe(200);
  });

  test('counts an IPv4 address and the IPv6 address that maps it as one', async () => {
    const found = await statuses(20, (index) =>
      arrive(app, index % 2 === 0 ? '203.0.113.5' : '::ffff:cb00:7105', '/api/plans'),
    );
    expect(found.slice(12)).toEqual(Array.from({ length: 8 }, () => 429));
  });

  test('does not hold back health checks', async () => {
    const found = await statuses(30, () => arrive(app, '203.0.113.4', '/healthz'));
    expect(found.every((status) => status === 200)).toBe(true);
  });
});

describe('the limit of an endpoint', () => {
  // 60 sign-ins in ten minutes; a hundredth of it is one.
  const signIn = (on: TestApp, peer: string, headers: Record<string, string> = {}) =>
    arrive(on, peer, '/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });

  test('stops an address and says how long to wait', async () => {
    expect((await signIn(app, '203.0.113.10')).status).toBe(400);
    const refused = await signIn(app, '203.0.113.10');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await signIn(app, '203.0.113.11')).status).toBe(400);
  });

  test('is not passed by by a forged X-Forwarded-For', async () => {
    const found = await statuses(5, (index) =>
      signIn(app, '203.0.113.12', { 'x-forwarded-for': `198.51.100.${index}` }),
    );
    expect(found).toEqual([400, 429, 429, 429, 429]);
  });

  test('counts one IPv6 network as one caller', async () => {
    const found = await statuses(3, (index) => signIn(app, `2001:db8:0:9:${index}::1`));
    expect(found).toEqual([400, 429, 429]);
    expect((await signIn(app, '2001:db8:0:a::1')).status).toBe(400);
  });

  test('is shared by all instances on one database', async () => {
    expect((await signIn(app, '203.0.113.13')).status).toBe(400);
    expect((await signIn(proxied, '203.0.113.13')).status).toBe(429);
  });

  test('per user follows the user from address to address, and nobody else', async () => {
    const [one, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    for (const { id } of [one, other]) {
      await subscribe(database.db, id, {
        planId: 'pro',
        status: 'active',
        periodEnd: inDays(9),
      });
    }
    const diagnose = (user: typeof one, peer: string) =>
      arrive(app, peer, '/api/diagnoses', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(GRINDING),
      });
    // 120 a minute; a hundredth of it is one.
    expect((await diagnose(one, '203.0.113.20')).status).toBe(201);
    expect((await diagnose(one, '203.0.113.21')).status).toBe(429);
    expect((await diagnose(other, '203.0.113.21')).status).toBe(201);
  });
});

test('a change’s limit is the user’s over two instances, from whatever address, and nobody else’s', async () => {
  const [one, other] = [await newUserQuickly(app), await newUserQuickly(app)];
  const mark = (on: TestApp, user: typeof one, peer: string) =>
    arrive(on, peer, '/api/inbox/read', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://wrenchwise.test',
        cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: '{}',
    });
  // 1,200 in ten minutes; a hundredth of it is twelve, of which each instance sees half.
  const found = await statuses(14, (index) =>
    mark(index % 2 === 0 ? app : proxied, one, `203.0.113.${100 + index}`),
  );
  expect(found.filter((status) => status === 200)).toHaveLength(12);
  expect(found.slice(12)).toEqual([429, 429]);
  expect((await mark(app, other, '203.0.113.130')).status).toBe(200);
});

test('RATE_LIMIT=off switches every limit off', async () => {
  const free = await openTestApp({ db: database.db });
  const found = await statuses(100, () => arrive(free, '203.0.113.30', '/api/plans'));
  expect(found.every((status) => status === 200)).toBe(true);
  const user = await newUserQuickly(free);
  expect(await codeOf(user.call(createDiagnosis, { body: GRINDING }))).toBe('succeeded');
  await free.close();
});

test('everything that makes somebody a password hash or a mail is limited', () => {
  const costly = ['signUp', 'signIn', 'sendVerificationEmail', 'createDiagnosis'];
  for (const id of costly) {
    expect(ENDPOINTS.find((endpoint) => endpoint.id === id)?.limit).toBeDefined();
  }
});
