import { createDiagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { readableLog } from '../../testing/log-lines.ts';
import { newOwnerQuickly, newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const { log, lines } = readableLog();
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ log });
});
beforeEach(() => void lines());
afterAll(() => app.close());

/** The lines about requests. */
const requests = (): readonly Record<string, unknown>[] =>
  lines()
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'request');

describe('at level info, each request is one line', () => {
  test('with method, route pattern, status, time and id, and nothing else', async () => {
    const user = await newUserQuickly(app);
    const { id } = await user.call(createDiagnosis, { body: GRINDING });
    lines();
    await user.call(getDiagnosis, { params: { id } });
    const [line, ...others] = requests();
    expect(others).toEqual([]);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      method: 'GET',
      route: '/api/diagnoses/{id}',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  test.each([
    ['an operation that is not there', '/api/none-such/sam@example.com', '/api/*', 404],
    ['a page that is not there', '/vehicles/AA19AAA', '/*', 404],
    [
      'somebody without a session',
      '/api/vehicles/7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
      '/api/vehicles/{id}',
      401,
    ],
    ['a script that is not there', '/wp-login.php', '/*', 404],
  ])('also for %s', async (_, path, route, status) => {
    await app.newBrowser().request(path);
    expect(requests()).toMatchObject([{ level: 'info', method: 'GET', route, status }]);
  });

  test('it is the line of the problem: both bear its id', async () => {
    const answer = await app.newBrowser().request('/api/me', {
      headers: { 'x-request-id': 'from-the-proxy.42' },
    });
    expect(await answer.json()).toMatchObject({ requestId: 'from-the-proxy.42' });
    expect(requests()).toMatchObject([{ requestId: 'from-the-proxy.42', status: 401 }]);
  });

  test.each(['/healthz', '/readyz'])('but not for %s, which machines ask all day', async (path) => {
    await app.newBrowser().request(path);
    expect(lines()).toEqual([]);
  });
});

describe('nothing that people send is in the log', () => {
  const SENT = {
    words: 'zebra-striped noises from under my aunt’s seat',
    registration: 'AA19AAA',
    address: '203.0.113.77',
    agent: 'SecretBrowser/9.9',
  };
  const speak = (
    user: Pick<QuickUser, 'request'>,
    path: string,
    body: unknown,
  ): Promise<Response> =>
    user.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': SENT.address,
        'user-agent': SENT.agent,
      },
      body: JSON.stringify(body),
    });

  test('of words, registrations, addresses, ids, names and passwords', async () => {
    const user = await newOwnerQuickly(app);
    const symptoms = `${GRINDING.symptoms} ${SENT.words}`;
    const made = await speak(user, '/api/diagnoses', { ...GRINDING, symptoms });
    expect(made.status).toBe(201);
    await speak(user, '/api/auth/sign-in/email', { email: user.email, password: 'hunter2hunter2' });
    await user.request(`/api/vehicle-lookup?registration=${SENT.registration}`);
    await user.request(`/api/diagnoses?search=${encodeURIComponent(SENT.words)}`);
    await user.request(`/api/vehicles/${user.id}`);
    const written = lines();
    expect(written.filter((line) => line.includes('"msg":"request"'))).toHaveLength(5);
    for (const secret of [...Object.values(SENT), user.id, user.email, 'hunter2', 'zebra']) {
      expect(written.join('')).not.toContain(secret);
    }
  });
});

test('at level debug, probes are lines as well', async () => {
  const debug = readableLog('debug');
  const other = await openTestApp({ log: debug.log, db: app.database.db });
  await other.newBrowser().request('/healthz');
  expect(debug.lines().map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'debug', route: '/healthz', status: 200, msg: 'request' },
  ]);
  await other.close();
});
