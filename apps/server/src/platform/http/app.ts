import { randomUUID } from 'node:crypto';

import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { basePathOf, withoutBase } from '@wrenchwise/rules/base-path';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { compress } from 'hono/compress';
import { getPath } from 'hono/utils/url';

import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import { withRequestOrigin } from '../request-origin.ts';
import type { WatchRequests } from '../telemetry/watch-requests.ts';
import type { ClientAddress } from './client-address.ts';
import type { AppEnv, ResignedHeaders } from './context.ts';
import { problemResponse } from './errors.ts';
import { networkOf } from './ip-address.ts';
import { assertSameOrigin } from './origin.ts';
import type { RecordFailure } from './record-failure.ts';
import { type AnsweredRequest, logRequest } from './request-line.ts';
import { routePatternOf } from './route-pattern.ts';
import { API_POLICY, assetHeaders, baseHeaders } from './security-headers.ts';
import { underBase } from './under-base.ts';

/** What the HTTP edge depends on. */
const IS_ASSET = /^\/assets\/[^/]+\.(?:js|css|woff2)$/;
const REQUEST_ID = /^[\w.-]{8,64}$/;

export interface EdgeDependencies {
  readonly log: Log;
  readonly appUrl: string;
  readonly clientAddress: ClientAddress;
  readonly floodLimit: (network: string) => void;
  /** Replaces cookies signed with a retired secret; undefined where there is one secret. */
  readonly resignCookies?: ((headers: Headers) => ResignedHeaders) | undefined;
  /** Refuses what an overloaded instance cannot answer soon. */
  readonly shedLoad?: MiddlewareHandler<AppEnv> | undefined;
  readonly recordFailure?: RecordFailure | undefined;
  /** Sees every request, for metrics and traces. */
  readonly watchRequests?: WatchRequests | undefined;
  /** Reported of each request that may have changed something. Must return at once. */
  readonly afterWrite?: (() => void) | undefined;
}

const answerWith =
  ({
    dependencies,
    ofAssets,
    always,
  }: {
    readonly dependencies: EdgeDependencies;
    readonly ofAssets: Readonly<Record<string, string>>;
    readonly always: Readonly<Record<string, string>>;
  }) =>
  async (c: Context<AppEnv>, next: Next): Promise<AnsweredRequest> => {
    const sent = c.req.header('x-request-id');
    const requestId = sent && REQUEST_ID.test(sent) ? sent : randomUUID();
    const address = dependencies.clientAddress({
      socket: c.env?.incoming?.socket?.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
    });
    const log = dependencies.log.child({ requestId });
    const { headers, isResigned = false } = dependencies.resignCookies?.(c.req.raw.headers) ?? {
      headers: c.req.raw.headers,
    };
    const network = networkOf(address);
    c.set('context', { requestId, address, network, headers, isResigned, log });
    const started = performance.now();
    await withRequestOrigin({ address, headers: c.req.raw.headers }, next);
    for (const [name, value] of Object.entries(c.get('answerHeaders') ?? {})) {
      c.res.headers.set(name, value);
    }
    const isAsset = c.res.ok && IS_ASSET.test(c.req.path);
    for (const [name, value] of Object.entries(isAsset ? ofAssets : always)) {
      c.res.headers.set(name, value);
    }
    if (!isAsset) {
      c.res.headers.set('x-request-id', requestId);
      if (!c.res.headers.has('content-security-policy')) {
        c.res.headers.set('content-security-policy', API_POLICY);
      }
    }
    const answered = {
      method: c.req.method,
      route: routePatternOf(c),
      status: c.res.status,
      ms: performance.now() - started,
    };
    logRequest(log, answered, c.req.path);
    return answered;
  };

/** The app's edge: request ids, headers, logs, origin check, flood limit and error handling. */
export const createEdge = (dependencies: EdgeDependencies): Hono<AppEnv> => {
  const base = basePathOf(dependencies.appUrl);
  const app = new Hono<AppEnv>(
    base === '' ? {} : { getPath: (request) => withoutBase(base, getPath(request)) },
  );
  const isSecure = dependencies.appUrl.startsWith('https:');
  const always = baseHeaders(isSecure);
  const ofAssets = assetHeaders(isSecure);
  const watch: WatchRequests =
    dependencies.watchRequests ??
    (async (_, work) => {
      await work();
    });

  const answer = answerWith({ dependencies, ofAssets, always });
  app.use(async (c, next) => {
    const { method } = c.req;
    const traceparent = c.req.header('traceparent');
    await watch({ method, traceparent }, () => answer(c, next));
  });

  if (dependencies.shedLoad) app.use(dependencies.shedLoad);
  app.use('/api/*', compress());
  // Within the compression: it reads pages.
  if (base !== '') app.use(underBase(base));
  for (const path of ['/api/*', '/mcp']) {
    app.use(path, async (c, next) => {
      dependencies.floodLimit(c.get('context').network);
      assertSameOrigin(c.req.raw, dependencies.appUrl);
      await next();
      if (c.req.method !== 'GET' && c.res.ok) dependencies.afterWrite?.();
    });
  }

  app.onError(async (error, c) => {
    const context = c.get('context');
    await dependencies.recordFailure?.(error, c);
    return problemResponse(error, context);
  });
  return app;
};

/** Unmatched paths: 405 under /api where another method exists, else 404, always with a problem of the catalogue. */
export const closeApi = (
  app: Hono<AppEnv>,
  endpoints: readonly Pick<Endpoint, 'path' | 'method'>[],
): void => {
  for (const [path, known] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const allow = known.map(({ method }) => method).join(', ');
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const answer = problemResponse(new AppError('request/method-not-allowed'), c.get('context'));
      answer.headers.set('allow', allow);
      return answer;
    });
  }
  app.all('/api/*', () => {
    throw new AppError('request/not-found');
  });
  // Beside the API, what no page answers: a method that pages do not have, a path that `..` has shortened.
  app.notFound((c) => problemResponse(new AppError('request/not-found'), c.get('context')));
};
