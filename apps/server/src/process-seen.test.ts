import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDiagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { DEMO_LOGIN } from './modules/accounts/demo.ts';
import { GRINDING } from './testing/complaint.ts';
import { type Sample, samplesOf } from './testing/metrics-text.ts';
import {
  type Exit,
  isBuilt,
  REASON,
  type ServerProcess,
  signInDemo,
  startServer,
} from './testing/server-process.ts';
import { openCollector } from './testing/trace-collector.ts';

const SLOW = 180_000;
const TOKEN = 'a-token-of-the-operator-0123456789';
const onPostgres = Boolean(process.env['DATABASE_URL']);

/** The built server as an operator sees it: its log, its metrics, its traces. */
describe.runIf(isBuilt && !onPostgres)(`what an operator sees of a process${REASON}`, () => {
  let directory: string;
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let server: ServerProcess;
  let exit: Exit;
  let id: string;
  let samples: readonly Sample[];
  let log: readonly Record<string, unknown>[];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wrenchwise-seen-'));
    collector = await openCollector();
    server = await startServer({
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'info',
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20the%20collector',
    });
    const demo = await signInDemo(server.url);
    ({ id } = await demo.call(createDiagnosis, { body: GRINDING }));
    for (let times = 0; times < 20; times += 1) await demo.call(getDiagnosis, { params: { id } });
    await demo.request(`/vehicles/${DEMO_LOGIN.email}?registration=AA19AAA`);
    const scrape = (authorization: string) =>
      fetch(`${server.url}/metrics`, { headers: { authorization } });
    await scrape('Bearer another');
    samples = samplesOf(await (await scrape(`Bearer ${TOKEN}`)).text());
    server.signal('SIGTERM');
    exit = await server.exited;
    log = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line));
  }, SLOW);
  afterAll(async () => {
    await collector.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('every request is one line of its log, with nothing that was sent', () => {
    const requests = log.filter(({ msg }) => msg === 'request');
    const of = (route: string) => requests.filter((line) => line['route'] === route);
    expect(of('/api/diagnoses/{id}')).toHaveLength(20);
    expect(of('/api/diagnoses')).toMatchObject([{ level: 'info', method: 'POST', status: 201 }]);
    expect(of('/api/auth/sign-in/email')).toHaveLength(1);
    expect(of('/metrics')).toMatchObject([{ status: 401 }]);
    expect(of('/readyz').filter(({ status }) => status === 200)).toEqual([]);
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length);
    const text = JSON.stringify(log);
    for (const secret of [id, DEMO_LOGIN.email, 'AA19AAA', '127.0.0.1', TOKEN]) {
      expect(text).not.toContain(secret);
    }
  });

  test('its metrics have every family', () => {
    const names = new Set(samples.map(({ name }) => name));
    for (const name of [
      'wrenchwise_http_requests_total',
      'wrenchwise_http_request_duration_seconds_bucket',
      'wrenchwise_jobs',
      'wrenchwise_jobs_oldest_seconds',
      'wrenchwise_deliveries_waiting',
      'wrenchwise_database_up',
      'wrenchwise_database_duration_seconds_bucket',
      'wrenchwise_diagnosis_duration_seconds_bucket',
      'wrenchwise_engine_info',
      'wrenchwise_quota_refusals_total',
      'wrenchwise_provider_calls_total',
      'wrenchwise_ready',
      'wrenchwise_build_info',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(names.has(name), name).toBe(true);
    }
    const queues = samples.filter(({ name }) => name === 'wrenchwise_jobs');
    expect(queues.map(({ labels }) => labels['queue'])).toContain('letters');
    expect(queues.every(({ labels }) => /^[a-z-]+$/.test(labels['queue'] ?? ''))).toBe(true);
    expect(samples.find(({ name }) => name === 'wrenchwise_database_up')?.value).toBe(1);
  });

  test('its traces are complete when it has stopped', () => {
    expect(exit).toEqual({ code: 0, signal: null });
    const names = collector.spans.map(({ name }) => name);
    expect(names.filter((name) => name === 'GET /api/diagnoses/{id}')).toHaveLength(20);
    expect(names).toContain('POST /api/diagnoses');
    expect(names).toContain('diagnosis');
    expect(names).toContain('database transaction');
    expect(collector.requests.every(({ key }) => key === 'of the collector')).toBe(true);
    const text = collector.requests.map(({ body }) => body).join('');
    for (const secret of [id, DEMO_LOGIN.email, 'AA19AAA']) expect(text).not.toContain(secret);
  });
});
