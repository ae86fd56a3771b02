import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Problem } from '@wrenchwise/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const get = (path: string, headers: Record<string, string> = {}) =>
  app.newBrowser().request(path, { headers });

describe('request ids', () => {
  test('one that is sent and well-formed is stored, also in a problem', async () => {
    const headers = { 'x-request-id': 'from-the-proxy.42' };
    expect((await get('/api/plans', headers)).headers.get('x-request-id')).toBe(
      'from-the-proxy.42',
    );
    const refused = await get('/api/me', headers);
    expect(refused.headers.get('x-request-id')).toBe('from-the-proxy.42');
    expect(await refused.json()).toMatchObject({ requestId: 'from-the-proxy.42' });
  });

  test.each([
    'short',
    'x'.repeat(65),
    'with space in it',
    '<script>alert(1)</script>',
    'newline%0a1',
  ])('one that is not well-formed is replaced: %s', async (sent) => {
    const id = (await get('/api/plans', { 'x-request-id': sent })).headers.get('x-request-id');
    expect(id).not.toBe(sent);
    expect(id).toMatch(/^[\w-]{8,64}$/);
  });

  test('each request has its own', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await get('/healthz')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
  });
});

describe('an address at which there is nothing', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  const PATHS = [
    '/api/diagnoses/%2e%2e/messages',
    '/api/diagnoses/%2e%2e/%2e%2e/messages',
    '/api/%2e%2e/api/none',
    '/api/%2E%2E',
    '/api/diagnoses/..%2f..%2fetc',
    '/api/vehicles/%2e/none/%2e%2e/log',
    '/api',
    '/none-such',
    '/files/x',
    '/mcp/none',
    '/%ff',
  ];

  test.each(PATHS)('%s is a problem of the catalogue for every method', async (path) => {
    const user = await newUserQuickly(app);
    for (const method of METHODS) {
      const answer = await user.request(path, { method });
      expect(answer.headers.get('content-type'), method).toBe('application/problem+json');
      expect([400, 404, 405, 415], method).toContain(answer.status);
      expect(Problem.safeParse(await answer.json()).success, method).toBe(true);
    }
  });
});

describe('security headers', () => {
  const answers: [kind: string, path: string, init?: RequestInit][] = [
    ['success', '/api/plans'],
    ['an error', '/api/me'],
    ['a missing operation', '/api/none-such'],
    ['a wrong method', '/api/plans', { method: 'DELETE' }],
    [
      'a foreign origin',
      '/api/diagnoses',
      { method: 'POST', headers: { origin: 'https://evil.example' } },
    ],
    ['a redirect', '/api/auth/callback/google?error=access_denied'],
    ['the API document', '/api/openapi.json'],
    ['the API’s page', '/api/docs'],
    ['health', '/healthz'],
    ['readiness', '/readyz'],
    ['the outbox', '/dev/mail'],
    ['nothing at all', '/none-such'],
  ];
  test.each(answers)('are on %s', async (...[, path, init = {}]) => {
    const { headers } = await app.newBrowser().request(path, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toBeTruthy();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe-inline|unsafe-eval|\*|https?:)/);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('ask for https only where the product is served by https', async () => {
    expect((await get('/api/plans')).headers.has('strict-transport-security')).toBe(false);
    const secure = await openTestApp({
      environment: { APP_URL: 'https://wrenchwise.test' },
      db: app.database.db,
    });
    const answer = await secure.newBrowser().request('/api/plans');
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    await secure.close();
  });

  test('answers of the API are never stored by a cache', async () => {
    const user = await newUserQuickly(app);
    for (const path of ['/api/me', '/api/usage', '/api/none-such']) {
      expect((await user.request(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a request from another site', () => {
  const post = async (headers: Record<string, string>): Promise<number> => {
    const user = await newUserQuickly(app);
    // A raw request, since browsers send their own origin.
    const answer = await app.composition.app.request('http://wrenchwise.test/api/diagnoses', {
      method: 'POST',
      headers: {
        ...JSON_TYPE,
        host: 'wrenchwise.test',
        cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: JSON.stringify(GRINDING),
    });
    if (answer.status === 403) {
      expect(Problem.parse(await answer.json()).code).toBe('permission/foreign-origin');
    }
    return answer.status;
  };

  test.each([
    'https://evil.example',
    'http://wrenchwise.test.evil.example',
    'http://evil.example:80',
    'http://wrenchwise.test:8080',
    'http://wrenchwise.test@evil.example',
    'null',
    'nonsense',
  ])('is refused by its Origin %s', async (origin) => {
    expect(await post({ origin })).toBe(403);
    expect(await post({ origin, 'sec-fetch-site': 'same-origin' })).toBe(403);
  });

  test.each(['cross-site', 'same-site'])('is refused by its Sec-Fetch-Site %s', async (site) => {
    expect(await post({ 'sec-fetch-site': site })).toBe(403);
  });

  test('is shown from one of this site, and from a program that is no browser', async () => {
    expect(await post({ origin: 'http://wrenchwise.test' })).toBe(201);
    expect(await post({ origin: 'http://wrenchwise.test', 'sec-fetch-site': 'same-origin' })).toBe(
      201,
    );
    expect(await post({})).toBe(201);
    expect(await post({ 'sec-fetch-site': 'none' })).toBe(201);
  });

  test('the host that the browser asked is its own site too', async () => {
    expect(await post({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(201);
    expect(await post({ origin: 'http://localhost:3001', host: 'localhost:3000' })).toBe(403);
  });

  test('may read what is public', async () => {
    const answer = await get('/api/plans', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('addresses and methods that are not there', () => {
  test.each(['/api', '/api/', '/api/none-such', '/api/diagnoses/x/y/z', '/api//diagnoses'])(
    '%s is a 404 problem',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(Problem.parse(await answer.json()).code).toBe('request/not-found');
    },
  );

  test.each([
    ['PUT', '/api/diagnoses'],
    ['DELETE', '/api/me'],
    ['POST', '/api/plans'],
    ['PATCH', '/api/diagnoses/0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e'],
    ['GET', '/api/auth/sign-in/email'],
    ['OPTIONS', '/api/diagnoses'],
  ])('%s %s is a 405 problem', async (method, path) => {
    const answer = await app.newBrowser().request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toMatch(/GET|POST|DELETE/);
    expect(Problem.parse(await answer.json()).code).toBe('request/method-not-allowed');
  });

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await app.newBrowser().request('/api/plans', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('the size of a body', () => {
  const endless = (chunks: number): ReadableStream<Uint8Array> => {
    let sent = 0;
    return new ReadableStream({
      pull: (controller) => {
        if (sent === chunks) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(0x20));
        sent += 1;
      },
    });
  };
  const post = async (
    body: ReadableStream<Uint8Array> | string,
    headers: Record<string, string>,
  ) => {
    const answer = await app.composition.app.request(
      new Request('http://wrenchwise.test/api/auth/sign-in/email', {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body,
        duplex: 'half',
      }),
    );
    return Problem.parse(await answer.json()).code;
  };

  test('is counted while it arrives, when no length is declared', async () => {
    expect(await post(endless(65), {})).toBe('request/too-large');
    expect(await post(endless(1_000_000), {})).toBe('request/too-large');
    expect(await post(endless(60), {})).toBe('request/malformed');
  });

  test('is counted whatever length is declared', async () => {
    expect(await post(endless(100), { 'content-length': '10' })).toBe('request/too-large');
    expect(await post('{}', { 'content-length': '99999999' })).toBe('request/too-large');
  });
});

test('readiness is 503 while draining, and requests are still answered', async () => {
  const leaving = await openTestApp({ db: app.database.db });
  expect((await leaving.newBrowser().request('/readyz')).status).toBe(200);
  const user = await newUserQuickly(leaving);
  leaving.composition.drain();
  const answer = await user.request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable', reason: 'draining' });
  expect((await user.request('/healthz')).status).toBe(200);
  expect((await user.call(getMe, {})).id).toBe(user.id);
  expect((await user.call(createDiagnosis, { body: GRINDING })).make).toBe('Ford');
  await leaving.close();
});

test('an unforeseen failure is a problem without its words', async () => {
  const broken = await openTestApp();
  const user = await newUserQuickly(broken);
  await broken.database.db.close();
  const answer = await user.request('/api/me');
  expect(answer.status).toBeGreaterThanOrEqual(500);
  const text = await answer.text();
  expect(Problem.parse(JSON.parse(text)).requestId).toBe(answer.headers.get('x-request-id'));
  expect(text).not.toMatch(/select|closed|pglite|pool|\.ts|at /i);
  expect((await user.request('/readyz')).status).toBe(503);
  expect((await user.request('/healthz')).status).toBe(200);
  await broken.close();
});
