import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ClientRequest, IncomingMessage } from 'node:http';

import { calledAs } from './calling-as.ts';
import { createServiceNames, type ServiceAddress, TRACES } from './outside-services.ts';
import type { CallOutcome, ProviderMetrics } from './provider-metrics.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

interface Call {
  readonly service: string;
  readonly started: number;
  readonly span: OpenSpan | undefined;
}

const outcomeOf = (status: number): CallOutcome =>
  status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered';

const fieldOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

/** The field of a channel's message that all messages about one request share. */
const requestOf = (message: unknown): object | undefined => {
  const request = fieldOf(message, 'request');
  return typeof request === 'object' && request !== null ? request : undefined;
};

/**
 * Measures every HTTP call that this process makes, by Node's own channels: whoever makes it, no library
 * can be forgotten. Services of the operator get the trace's `traceparent`; users' own addresses do not.
 * Returns how to stop.
 */
export const watchOutsideCalls = ({
  services,
  metrics,
  tracing,
}: {
  services: readonly ServiceAddress[];
  metrics: ProviderMetrics;
  tracing: Tracing | undefined;
}): (() => void) => {
  const serviceOf = createServiceNames(services);
  const calls = new WeakMap<object, Call>();
  for (const { service } of services) metrics.expect(service);

  const begin = (
    request: object,
    address: string,
    method: string,
    addHeader: (name: string, value: string) => void,
  ): void => {
    const chosen = calledAs();
    const known = chosen ?? serviceOf(address);
    const service = known ?? 'other';
    const span =
      service === TRACES
        ? undefined
        : tracing?.start(`call ${service}`, {
            kind: 'client',
            isPart: true,
            attributes: { 'http.request.method': method, 'wrenchwise.service': service },
          });
    calls.set(request, { service, started: performance.now(), span });
    if (span && known !== undefined && chosen === undefined) {
      addHeader('traceparent', span.traceparent());
    }
  };

  const end = (request: object, outcome: CallOutcome, status?: number): void => {
    const call = calls.get(request);
    if (!call) return;
    calls.delete(request);
    metrics.note(call.service, outcome, (performance.now() - call.started) / 1000);
    if (status !== undefined) call.span?.set({ 'http.response.status_code': status });
    if (outcome !== 'answered') call.span?.fail(outcome);
    call.span?.end();
  };

  const onFailure = (message: unknown): void => {
    const request = requestOf(message);
    if (request) end(request, 'unreachable');
  };

  const listeners: readonly (readonly [channel: string, listen: (message: unknown) => void])[] = [
    // `fetch`.
    [
      'undici:request:create',
      (message) => {
        const request = requestOf(message);
        if (!request) return;
        const address = `${String(fieldOf(request, 'origin'))}${String(fieldOf(request, 'path'))}`;
        begin(request, address, String(fieldOf(request, 'method')), (name, value) => {
          const addHeader = fieldOf(request, 'addHeader');
          if (typeof addHeader === 'function') Reflect.apply(addHeader, request, [name, value]);
        });
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const request = requestOf(message);
        const status = Number(fieldOf(fieldOf(message, 'response'), 'statusCode'));
        if (request) end(request, outcomeOf(status), status);
      },
    ],
    ['undici:request:error', onFailure],
    // `node:http` and `node:https`.
    [
      'http.client.request.created',
      (message) => {
        const request = requestOf(message);
        if (!(request instanceof ClientRequest)) return;
        const host = String(request.getHeader('host') ?? request.host);
        begin(
          request,
          `${request.protocol}//${host}${request.path}`,
          request.method,
          (name, value) => {
            if (!request.headersSent) request.setHeader(name, value);
          },
        );
      },
    ],
    [
      'http.client.response.finish',
      (message) => {
        const request = requestOf(message);
        const response = fieldOf(message, 'response');
        if (!request || !(response instanceof IncomingMessage)) return;
        const status = response.statusCode ?? 0;
        end(request, outcomeOf(status), status);
      },
    ],
    ['http.client.request.error', onFailure],
  ];
  for (const [channel, listen] of listeners) subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of listeners) unsubscribe(channel, listen);
  };
};
