import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import type { AnsweredRequest } from '../http/request-line.ts';

/** What the edge reports of each request. */
export interface HttpMetrics {
  readonly begin: () => void;
  readonly end: (request: AnsweredRequest) => void;
}

const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** Seconds, from an answer out of memory to a diagnosis with an outside service. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests by method, route pattern and class of status. */
export const createHttpMetrics = (registry: Registry): HttpMetrics => {
  const registers = [registry];
  const requests = new Counter({
    name: 'wrenchwise_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'wrenchwise_http_request_duration_seconds',
    help: 'Time until the headers of the answer',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const pending = new Gauge({
    name: 'wrenchwise_http_requests_pending',
    help: 'Requests that are being worked on',
    registers,
  });
  return {
    begin: () => pending.inc(),
    end: ({ method, route, status, ms }) => {
      pending.dec();
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ method: known, route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, ms / 1000);
    },
  };
};
