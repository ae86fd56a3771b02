import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type CollectedSpan, openCollector } from '../../testing/trace-collector.ts';
import { startUpstream, type UpstreamServer } from '../../testing/upstream-server.ts';
import { startJobQueue } from '../jobs/start-queue.ts';
import { createLog } from '../log.ts';
import { callingAs } from './calling-as.ts';
import { openTracing } from './open-tracing.ts';
import { createTelemetry } from './telemetry.ts';
import { inSpan, type Tracing } from './tracing.ts';
import { watchOutsideCalls } from './watch-outside-calls.ts';

const SETTINGS = { headers: { 'x-key': 'of the collector' }, serviceName: 'cars', share: 1 };
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let collector: Awaited<ReturnType<typeof openCollector>>;
let upstream: UpstreamServer;
beforeAll(async () => {
  collector = await openCollector();
  upstream = await startUpstream(() => ({ status: 200, body: {} }));
});
afterAll(async () => {
  await upstream.close();
  await collector.close();
});

/** Works with a tracing of its own; what the collector then has of it. */
const collected = async (
  work: (tracing: Tracing) => Promise<void>,
): Promise<readonly CollectedSpan[]> => {
  collector.spans.length = 0;
  collector.requests.length = 0;
  const tracing = await openTracing({ ...SETTINGS, endpoint: collector.url });
  if (!tracing) throw new Error('no tracing');
  await work(tracing);
  await tracing.stop();
  return collector.spans;
};

const childrenOf = (spans: readonly CollectedSpan[], parent: CollectedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

test('without an endpoint nothing is traced', async () => {
  expect(await openTracing(undefined)).toBeUndefined();
});

describe('a request is a trace', () => {
  let app: TestApp;
  let spans: readonly CollectedSpan[];
  let secrets: readonly string[];
  beforeAll(async () => {
    spans = await collected(async (tracing) => {
      app = await openTestApp({ withBystander: true, tracing });
      const user = await newUserQuickly(app);
      const made = await user.request(createDiagnosis.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.77',
          traceparent: `00-${TRACE}-${CALLER}-01`,
        },
        body: JSON.stringify({ ...GRINDING, symptoms: `${GRINDING.symptoms} zebra` }),
      });
      const { id } = JSON.parse(await made.text());
      secrets = [id, user.id, user.email, 'zebra', '203.0.113.77', 'insert into'];
      await user.request(`/api/diagnoses/${id}`, { headers: { traceparent: 'nonsense' } });
      const { email } = user;
      await app.newBrowser().call(signUp, {
        body: { name: 'Zebra', email: `new-${email}`, password: 'a fine day for driving' },
      });
    });
  });
  afterAll(() => app.close());

  test('that continues its caller’s and bears the route’s pattern', () => {
    const span = spans.find(({ name }) => name === 'POST /api/diagnoses');
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
    expect(span?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 201 },
    });
  });

  const partsOf = (request: string): readonly string[] => {
    const parts = childrenOf(
      spans,
      spans.find(({ name }) => name === request),
    );
    return [...new Set(parts.map(({ name }) => name))].sort();
  };

  test('with its statements, its transactions and the diagnosis as parts', () => {
    expect(partsOf('POST /api/diagnoses')).toEqual(
      expect.arrayContaining(['database statement', 'diagnosis']),
    );
    expect(partsOf('POST /api/auth/sign-up/email')).toContain('database transaction');
    const ofTrace = spans.filter(({ traceId }) => traceId === TRACE);
    expect(ofTrace.length).toBeGreaterThan(3);
  });

  test('of its own where the caller’s header is malformed', () => {
    const span = spans.find(({ name }) => name === 'GET /api/diagnoses/{id}');
    expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span?.traceId).not.toBe(TRACE);
    expect(span?.parentSpanId).toBeUndefined();
  });

  test('is sent to the collector’s address with its key, and holds nothing personal', () => {
    expect(collector.requests.length).toBeGreaterThan(0);
    for (const { url, key, body } of collector.requests) {
      expect(url).toBe('/v1/traces');
      expect(key).toBe('of the collector');
      expect(body).toContain('"cars"');
      for (const secret of secrets) expect(body).not.toContain(secret);
    }
  });
});

test('a job is a trace, failed where it is tried again', async () => {
  const app = await openTestApp({ withBystander: true });
  const spans = await collected(async (tracing) => {
    const { watchJobs } = createTelemetry({ tracing });
    const queue = await startJobQueue(app.database.db, createLog('silent'), { watch: watchJobs });
    const { promise: done, resolve } = Promise.withResolvers<void>();
    await queue.work('greetings', async (data) => {
      if (JSON.stringify(data).includes('fails')) throw new TypeError('sam@example.com');
      resolve();
    });
    await queue.send('greetings', { name: 'fails' });
    await queue.send('greetings', { name: 'Sam' });
    await done;
    await queue.stop();
  });
  await app.close();
  const jobs = spans.filter(({ name }) => name === 'job greetings');
  expect(jobs.map(({ kind }) => kind)).toEqual([5, 5]);
  expect(jobs.filter(({ status }) => status.code === 2)).toHaveLength(1);
  expect(collector.requests.map(({ body }) => body).join('')).not.toMatch(/sam/i);
});

describe('a call of another service', () => {
  const called = async (work: () => Promise<unknown>, services: readonly string[]) => {
    const telemetry = createTelemetry();
    upstream.requests.length = 0;
    const spans = await collected(async (tracing) => {
      const stop = watchOutsideCalls({
        services: services.map((path) => ({
          service: 'dvsa' as const,
          address: `${upstream.url}${path}`,
        })),
        metrics: telemetry.metrics.providers,
        tracing,
      });
      await inSpan(tracing.start('around', { kind: 'internal' }), work);
      stop();
    });
    return { spans, metrics: (await telemetry.metrics.write()).text };
  };
  const ask = () => fetch(`${upstream.url}/trade/vehicles/registration/AA19AAA?x=sam`);

  test('is a part, is counted by the service’s name, and carries the trace on', async () => {
    const { spans, metrics } = await called(ask, ['/trade']);
    const span = spans.find(({ name }) => name === 'call dvsa');
    const around = spans.find(({ name }) => name === 'around');
    expect(span).toMatchObject({ kind: 3, parentSpanId: around?.spanId });
    expect(upstream.requests[0]?.headers['traceparent']).toBe(
      `00-${span?.traceId}-${span?.spanId}-01`,
    );
    expect(metrics).toContain(
      'wrenchwise_provider_calls_total{service="dvsa",outcome="answered"} 1',
    );
    expect(metrics + JSON.stringify(spans)).not.toMatch(/AA19AAA|sam|127\.0\.0\.1/);
  });

  test('that nothing is set up for is counted as another, and learns nothing of the trace', async () => {
    const { metrics } = await called(ask, ['/other']);
    expect(upstream.requests[0]?.headers['traceparent']).toBeUndefined();
    expect(metrics).toContain(
      'wrenchwise_provider_calls_total{service="other",outcome="answered"} 1',
    );
  });

  test('at an address that a user chose bears one name, and learns nothing of the trace', async () => {
    const { metrics } = await called(() => callingAs('own-webhooks', ask), ['/trade']);
    expect(upstream.requests[0]?.headers['traceparent']).toBeUndefined();
    expect(metrics).toContain(
      'wrenchwise_provider_calls_total{service="own-webhooks",outcome="answered"} 1',
    );
  });

  test('that cannot be reached is counted as such', async () => {
    const { metrics } = await called(async () => {
      const gone = await startUpstream(() => 'hang');
      await gone.close();
      await callingAs('push', () => fetch(gone.url).catch(() => undefined));
    }, []);
    expect(metrics).toContain(
      'wrenchwise_provider_calls_total{service="push",outcome="unreachable"} 1',
    );
  });
});

test('a collector that is away costs no request anything', async () => {
  const gone = await openCollector();
  await gone.close();
  const tracing = await openTracing({ ...SETTINGS, endpoint: gone.url });
  const app = await openTestApp(tracing ? { tracing } : {});
  expect((await app.newBrowser().request('/api/plans')).status).toBe(200);
  await tracing?.stop();
  await app.close();
});
