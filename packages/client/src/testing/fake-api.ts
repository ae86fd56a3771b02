import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { countUnread } from '@wrenchwise/contract/endpoints/notifications';
import { listServices } from '@wrenchwise/contract/endpoints/outside-services';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { type FieldProblem, problemOf } from '@wrenchwise/contract/problem';
import type { NeedsMore } from '@wrenchwise/rules/diagnosis';
import { vi } from 'vitest';
import type { z } from 'zod';

export interface Call {
  readonly id: string;
  readonly body: unknown;
  readonly url: URL;
  readonly headers: Headers;
}

type Reply = (call: Call, signal: AbortSignal | undefined) => Response | Promise<Response>;

interface Handler {
  readonly endpoint: Endpoint;
  readonly reply: Reply;
}

const matches = (endpoint: Endpoint, method: string, pathname: string): boolean =>
  endpoint.method === method &&
  new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/**
 * Stands in for the server at the level of `fetch`. Every reply is parsed by the endpoint's own
 * schema, so that a test cannot rest on an answer that the server could not give.
 */
export const fakeApi = () => {
  const handlers: Handler[] = [];
  const calls: Call[] = [];

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const found = handlers.findLast(({ endpoint }) =>
      matches(endpoint, init.method ?? 'GET', url.pathname),
    );
    if (!found) throw new Error(`No reply was prepared for ${init.method} ${url.pathname}`);
    const call: Call = {
      id: found.endpoint.id,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      url,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    return found.reply(call, init.signal ?? undefined);
  });

  // The bell of the dashboard's frame asks on every page.
  handlers.push({ endpoint: countUnread, reply: () => Response.json({ unread: 0 }) });
  // So do forms that say who receives what is typed: nobody, by default.
  handlers.push({ endpoint: listServices, reply: () => Response.json({ services: [] }) });

  return {
    calls,
    callsTo: (endpoint: { readonly id: string }) => calls.filter(({ id }) => id === endpoint.id),
    /** Answers an endpoint with this body, or with what the function makes of the call. */
    answer<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(
      endpoint: Endpoint<P, Q, B, O>,
      reply: z.input<O> | ((call: Call) => z.input<O>),
    ) {
      handlers.push({
        endpoint,
        reply: (call) => {
          const body: unknown =
            typeof reply === 'function' ? (reply as (given: Call) => unknown)(call) : reply; // a reply is data, so a function is the maker of one
          if (endpoint.status === 204) return new Response(null, { status: 204 });
          const parsed: unknown = endpoint.output?.parse(body);
          return parsed instanceof Blob
            ? new Response(parsed, { status: endpoint.status })
            : Response.json(parsed, { status: endpoint.status });
        },
      });
    },
    /** Refuses an endpoint with a code of the catalogue. */
    refuse(
      endpoint: Endpoint,
      code: ErrorCode,
      more: {
        needsMore?: NeedsMore;
        retryAfterSeconds?: number;
        fields?: readonly FieldProblem[];
      } = {},
    ) {
      handlers.push({
        endpoint,
        reply: () => {
          const problem = problemOf(code, 'req_test', more.fields, more.needsMore);
          return Response.json(problem, {
            status: problem.status,
            headers: {
              'content-type': 'application/problem+json',
              ...(more.retryAfterSeconds === undefined
                ? {}
                : { 'retry-after': String(more.retryAfterSeconds) }),
            },
          });
        },
      });
    },
    /** Answers an endpoint with server-sent events. */
    stream(endpoint: Endpoint, events: readonly (readonly [event: string, data: unknown])[]) {
      const text = events.map(
        ([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      );
      handlers.push({
        endpoint,
        reply: () =>
          new Response(text.join(''), { headers: { 'content-type': 'text/event-stream' } }),
      });
    },
    /** An endpoint never answers; who stops waiting is answered so. */
    hang(endpoint: Endpoint) {
      handlers.push({
        endpoint,
        reply: (_, signal) => {
          const { promise, reject } = Promise.withResolvers<Response>();
          signal?.addEventListener('abort', () => reject(signal.reason));
          return promise;
        },
      });
    },
    /** What was prepared for an endpoint comes after this. */
    delay(endpoint: Endpoint, until: Promise<unknown>) {
      const prepared = handlers.findLast(({ endpoint: { id } }) => id === endpoint.id);
      if (!prepared) throw new Error(`No reply was prepared for ${endpoint.id}`);
      handlers.push({
        endpoint,
        reply: async (call, signal) => {
          await until;
          return prepared.reply(call, signal);
        },
      });
    },
    /** The network is gone for an endpoint. */
    cut(endpoint: Endpoint) {
      handlers.push({ endpoint, reply: () => Promise.reject(new TypeError('Failed to fetch')) });
    },
  };
};
