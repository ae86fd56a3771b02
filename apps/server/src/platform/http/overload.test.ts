import { ENDPOINTS } from '@wrenchwise/contract/api';
import { V1_ENDPOINTS } from '@wrenchwise/contract/public-api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { readableLog } from '../../testing/log-lines.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOverload, createWeigh, type Overload, type Weight } from './overload.ts';

const MOST = 20;
let app: TestApp;
let held: (() => void)[] = [];
const { log, lines } = readableLog('warn');
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    log,
    environment: { MAX_PENDING: String(MOST) },
    features: [
      {
        mountApi: ({ app: routes }) => {
          routes.all('/api/held', async (c) => {
            const { promise, resolve } = Promise.withResolvers<void>();
            held.push(resolve);
            await promise;
            return c.json({});
          });
        },
      },
    ],
  });
});
afterEach(() => {
  for (const letGo of held) letGo();
  held = [];
});
afterAll(() => app.close());

/** Requests that are under way until the test ends. */
const hold = async (count: number): Promise<void> => {
  const before = held.length;
  for (let i = 0; i < count; i += 1) {
    app
      .newBrowser()
      .request('/api/held')
      .catch(() => undefined);
  }
  await expect.poll(() => held.length).toBe(before + count);
};
const statusOf = async (path: string, init?: RequestInit) =>
  (await app.newBrowser().request(path, init)).status;
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('an instance with as many requests under way as it takes', () => {
  test('refuses the next at once, with a problem that says when to come again', async () => {
    const user = await newUserQuickly(app);
    await hold(MOST);
    const refused = await user.request('/api/me');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const requestId = refused.headers.get('x-request-id');
    expect(await refused.json()).toMatchObject({ code: 'server/overloaded', requestId });
    expect(await statusOf('/')).toBe(503);
  });

  test('answers health checks', async () => {
    await hold(MOST);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
  });

  test('takes requests again when others have ended', async () => {
    await hold(MOST);
    expect(await statusOf('/api/plans')).toBe(503);
    held.pop()?.();
    await expect.poll(() => statusOf('/api/plans')).toBe(200);
  });

  test('says so in one line of the log, not in one for each', async () => {
    await hold(MOST);
    for (let i = 0; i < 5; i += 1) await statusOf('/api/plans');
    expect(lines().filter((line) => line.includes('overloaded')).length).toBeLessThanOrEqual(1);
    expect(app.composition.overload.pending()).toBe(MOST);
    expect(app.composition.overload.refused()).toBeGreaterThanOrEqual(5);
  });
});

test('diagnoses are refused before changes, and changes before reads', async () => {
  await hold(0.4 * MOST);
  expect(await statusOf('/api/diagnoses', post)).toBe(503);
  expect(await statusOf('/api/vehicles', post)).toBe(401);
  expect(await statusOf('/api/plans')).toBe(200);
  await hold(0.4 * MOST);
  expect(await statusOf('/api/vehicles', post)).toBe(503);
  expect(await statusOf('/api/plans')).toBe(200);
});

describe('the weight of a request', () => {
  const weigh = createWeigh([...ENDPOINTS, ...V1_ENDPOINTS]);
  test.each<[Weight, string, string]>([
    ['costly', 'POST', '/api/diagnoses'],
    ['costly', 'POST', '/api/v1/diagnoses'],
    ['costly', 'POST', '/api/diagnoses/preview'],
    ['costly', 'GET', '/api/me/export'],
    ['costly', 'GET', '/api/vehicles/7b0e/file.pdf'],
    ['costly', 'POST', '/api/vehicles/imports'],
    ['write', 'PATCH', '/api/vehicles/7b0e'],
    ['write', 'POST', '/mcp'],
    ['read', 'GET', '/api/diagnoses'],
    ['read', 'GET', '/api/vehicles/7b0e/fileXpdf'],
    ['read', 'HEAD', '/guides'],
  ])('is %s for %s %s', (weight, method, path) => {
    expect(weigh(method, path)).toBe(weight);
  });

  test('is costly for every upload that is read and every document that is made', () => {
    // What was made before and is stored is a read.
    const made = ENDPOINTS.filter(
      ({ id, events, produces }) =>
        id !== 'downloadExport' && (events || produces?.some((type) => /zip|csv/.test(type))),
    );
    expect(made.filter(({ costly }) => !costly).map(({ id }) => id)).toEqual([]);
  });
});

describe('a saturated event loop', () => {
  let clock = 0;
  let busy = 1;
  const open = (): Overload => {
    clock = 0;
    const utilization = () => ({ idle: 0, active: 0, utilization: busy });
    return createOverload({ maxPending: 1000, now: () => clock, utilization });
  };
  /** Two seconds in which many wait and so many a second are answered; then how many are let in. */
  const underLoad = (overload: Overload, perSecond: number): number => {
    const ends: (() => void)[] = [];
    const admit = () => {
      const end = overload.admit('read');
      if (end) ends.push(end);
    };
    for (let i = 0; i < 900; i += 1) admit();
    for (let step = 0; step < 200; step += 1) {
      clock += 10;
      for (let i = 0; i < perSecond / 100; i += 1) ends.shift()?.();
      for (let i = 0; i < 20; i += 1) admit();
    }
    return overload.bound();
  };

  test('lets in what it answers within a second and a half, by its pace', () => {
    busy = 1;
    expect(underLoad(open(), 100)).toBeCloseTo(150, -1);
    expect(underLoad(open(), 400)).toBeCloseTo(600, -1);
  });

  test('is not taken for one while it mostly waits for others', () => {
    busy = 0.3;
    expect(underLoad(open(), 100)).toBe(1000);
  });

  test('takes the full number again when the load is over', () => {
    busy = 1;
    const overload = open();
    underLoad(overload, 100);
    busy = 0.2;
    clock += 1000;
    overload.admit('read');
    expect(overload.bound()).toBe(1000);
  });
});
