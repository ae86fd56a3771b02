import type { AnsweredRequest } from '../http/request-line.ts';
import { PAGES } from '../http/route-pattern.ts';
import type { HttpMetrics } from './http-metrics.ts';
import { inSpan, type Tracing } from './tracing.ts';

/** Answers a request, and sees how it goes. */
export type WatchRequests = (
  request: { readonly method: string; readonly traceparent: string | undefined },
  answer: () => Promise<AnsweredRequest>,
) => Promise<void>;

/** Counts requests and traces them; a span bears the route's pattern, not the path. */
export const createWatchRequests =
  (metrics: HttpMetrics, tracing: Tracing | undefined): WatchRequests =>
  async ({ method, traceparent }, answer) => {
    metrics.begin();
    let answered: AnsweredRequest = { method, route: PAGES, status: 500, ms: 0 };
    try {
      await inSpan(tracing?.start(method, { kind: 'server', traceparent }), async (span) => {
        answered = await answer();
        const { route, status } = answered;
        span?.rename(`${method} ${route}`);
        span?.set({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        });
        if (status >= 500) span?.fail(String(status));
      });
    } finally {
      metrics.end(answered);
    }
  };
