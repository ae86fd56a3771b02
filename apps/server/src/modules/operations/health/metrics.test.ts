import { ENDPOINTS } from '@wrenchwise/contract/api';
import { createDiagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GRINDING } from '../../../testing/complaint.ts';
import { type Sample, samplesOf } from '../../../testing/metrics-text.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const scrape = async (from: TestApp = app): Promise<readonly Sample[]> => {
  const answer = await from.newBrowser().request('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return samplesOf(await answer.text());
};

const valueOf = (
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value;

describe('what is counted', () => {
  test('requests, by method, route pattern and class of status', async () => {
    const user = await newUserQuickly(app);
    const { id } = await user.call(createDiagnosis, { body: GRINDING });
    await user.call(getDiagnosis, { params: { id } });
    const other = await newUserQuickly(app);
    expect((await other.request(`/api/diagnoses/${id}`)).status).toBe(404);
    const samples = await scrape();
    const requests = 'wrenchwise_http_requests_total';
    const labels = { method: 'GET', route: '/api/diagnoses/{id}' };
    expect(valueOf(samples, requests, { ...labels, status: '2xx' })).toBe(1);
    expect(valueOf(samples, requests, { ...labels, status: '4xx' })).toBe(1);
    expect(
      valueOf(samples, 'wrenchwise_http_request_duration_seconds_count', { route: labels.route }),
    ).toBe(2);
    // The scrape itself.
    expect(valueOf(samples, 'wrenchwise_http_requests_pending')).toBe(1);
  });

  test('diagnoses, the database, refusals by a limit, and what can be written to', async () => {
    await app.database.db.transaction((tx) => tx.execute(sql`select 1`));
    await app.newBrowser().request('/api/none-such');
    const samples = await scrape();
    expect(
      valueOf(samples, 'wrenchwise_diagnoses_total', { provider: 'engine', outcome: 'causes' }),
    ).toBe(1);
    expect(valueOf(samples, 'wrenchwise_engine_info', { provider: 'engine' })).toBe(1);
    expect(valueOf(samples, 'wrenchwise_database_up')).toBe(1);
    expect(valueOf(samples, 'wrenchwise_load_bound')).toBeGreaterThan(0);
    for (const operation of ['statement', 'transaction']) {
      const count = valueOf(samples, 'wrenchwise_database_duration_seconds_count', { operation });
      expect(count, operation).toBeGreaterThan(0);
    }
    expect(valueOf(samples, 'wrenchwise_problems_total', { code: 'request/not-found' })).toBe(1);
    expect(
      valueOf(samples, 'wrenchwise_quota_refusals_total', { code: 'usage/diagnosis-limit' }),
    ).toBe(0);
    for (const component of ['database', 'files']) {
      expect(valueOf(samples, 'wrenchwise_ready', { component }), component).toBe(1);
    }
    for (const channel of ['mail', 'push', 'webhook']) {
      expect(valueOf(samples, 'wrenchwise_deliveries_waiting', { channel }), channel).toBe(0);
    }
  });

  test('a refusal by an allowance', async () => {
    const user = await newUserQuickly(app);
    await app.database.db.execute(
      sql`update usage_limits set allowance = 0 where metric = 'diagnoses'`,
    );
    const refused = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(GRINDING),
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(
      valueOf(await scrape(), 'wrenchwise_quota_refusals_total', { code: 'usage/diagnosis-limit' }),
    ).toBe(1);
  });
});

describe('who may read them', () => {
  const status = async (environment: Record<string, string>, authorization?: string) => {
    const other = await openTestApp({ withBystander: true, environment, db: app.database.db });
    const answer = await other
      .newBrowser()
      .request('/metrics', authorization === undefined ? {} : { headers: { authorization } });
    await other.close();
    return answer.status;
  };
  const PRODUCTION = {
    NODE_ENV: 'production',
    APP_URL: 'https://cars.example',
    AUTH_SECRET: 'q3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfG',
    ALLOW_EMBEDDED: '1',
    ALLOW_OUTBOX: '1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_STANDARD: 'price_1',
    STRIPE_PRICE_PREMIUM: 'price_2',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  };
  const TOKEN = 'a-token-of-the-operator-0123456789';

  test('with a token: whoever bears it', async () => {
    expect(await status({ METRICS_TOKEN: TOKEN })).toBe(401);
    expect(await status({ METRICS_TOKEN: TOKEN }, 'Bearer another')).toBe(401);
    expect(await status({ METRICS_TOKEN: TOKEN }, TOKEN)).toBe(401);
    expect(await status({ METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN}`)).toBe(200);
  });

  test('in production without a token: nobody, there is no such page', async () => {
    expect(await status(PRODUCTION)).toBe(404);
    expect(await status(PRODUCTION, 'Bearer ')).toBe(404);
  });

  test('in production with a token: whoever bears it', async () => {
    expect(await status({ ...PRODUCTION, METRICS_TOKEN: TOKEN })).toBe(401);
    expect(await status({ ...PRODUCTION, METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN}`)).toBe(200);
  });
});

test('scraped ever so often, the database is asked once in a while', async () => {
  const other = await openTestApp({ withBystander: true });
  const statements = async (): Promise<number> =>
    valueOf(await scrape(other), 'wrenchwise_database_duration_seconds_count', {
      operation: 'statement',
    }) ?? 0;
  const before = await statements();
  for (let scrapes = 0; scrapes < 20; scrapes += 1) await scrape(other);
  expect(await statements()).toBe(before);
  await other.close();
});

describe('no label holds what somebody sent', () => {
  /** Words that could only come from a request. */
  const SENT = ['7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11', 'sam%40example.com', 'AA19AAA', 'zebra'];

  const everything = async (user: QuickUser): Promise<void> => {
    for (const { method, path } of ENDPOINTS) {
      for (const word of SENT) {
        const address = `${path.replace(/\{\w+\}/g, word)}?search=${word}`;
        const init = {
          method,
          ...(method === 'GET'
            ? {}
            : {
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ email: word, name: word }),
              }),
        };
        const answer = await user.request(address, init);
        await answer.body?.cancel();
      }
    }
    for (const path of ['/a', '/b/c', '/.env', '/wp-login.php', '/api/zebra', '/api/v9/zebra']) {
      for (const method of ['GET', 'PROPFIND', 'PURGE']) await user.request(path, { method });
    }
  };

  test('whatever is asked, the routes are those of the code, and their number is bounded', async () => {
    await everything(await newUserQuickly(app));
    const samples = await scrape();
    for (const { labels } of samples) {
      for (const value of Object.values(labels)) {
        expect(value).not.toMatch(/@|%40|zebra|AA19AAA|\b[0-9a-f]{8}-[0-9a-f]{4}-/i);
      }
    }
    const routes = new Set(samples.flatMap(({ labels }) => labels['route'] ?? []));
    expect(routes.size).toBeGreaterThan(100);
    const declared = new Set<string>(ENDPOINTS.map(({ path }) => path));
    const beside = [...routes].filter((route) => !declared.has(route));
    expect(beside.length, beside.join(', ')).toBeLessThan(60);
    const methods = new Set(samples.flatMap(({ labels }) => labels['method'] ?? []));
    expect([...methods].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT', 'other']);
    expect(samples.length).toBeLessThan(6000);
  });
});
