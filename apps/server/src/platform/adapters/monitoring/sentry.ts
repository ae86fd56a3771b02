import {
  createStackParser,
  createTransport,
  type Exception,
  type TransportMakeRequestResponse,
  type TransportRequest,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';

import type { Log } from '../../log.ts';
import type { Retrying } from '../../policies.ts';
import { redact } from '../../redact.ts';
import type { Incident, Monitor } from './port.ts';

const TIMEOUT_MS = 5000;
const FLUSH_MS = 2000;

const stackParser = createStackParser(nodeStackLineParser());

/** An error and its causes, innermost first as the protocol wants them. Expects it redacted. */
const exceptionsOf = (error: unknown): readonly Exception[] => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return [];
  const { message, type, stack, cause }: Readonly<Record<string, unknown>> = { ...error };
  return [
    ...exceptionsOf(cause),
    {
      type: String(type),
      value: String(message),
      ...(typeof stack === 'string' ? { stacktrace: { frames: stackParser(stack) } } : {}),
    },
  ];
};

const levelOf = (severity: Incident['severity']) => (severity === 'critical' ? 'fatal' : severity);

/**
 * The monitor behind `SENTRY_DSN`: Sentry, or another service with its protocol. It receives errors
 * only: no breadcrumbs, traces or addresses, and of a request only its id.
 */
export const sentryMonitor = (settings: {
  dsn: string;
  environment: string;
  release: string;
  retrying: Retrying;
  log: Log;
}): Monitor => {
  const post =
    (options: { readonly url: string; readonly headers?: Record<string, string> }) =>
    (request: TransportRequest): Promise<TransportMakeRequestResponse> =>
      settings.retrying(async () => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          headers: options.headers ?? {},
          body: typeof request.body === 'string' ? request.body : new Uint8Array(request.body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      });

  const client = new ServerRuntimeClient({
    dsn: settings.dsn,
    environment: settings.environment,
    release: settings.release,
    platform: 'node',
    integrations: [],
    stackParser,
    sendClientReports: false,
    traceLifecycle: 'static',
    transport: (options) => createTransport(options, post(options)),
  });
  client.init();

  return {
    report: (incident) => {
      try {
        const { message, category, severity, error, requestId, tags } = incident;
        const exceptions = exceptionsOf(redact(error));
        client.captureEvent({
          level: levelOf(severity),
          ...(exceptions.length > 0 ? { exception: { values: [...exceptions] } } : {}),
          message: redact(message),
          tags: { ...redact(tags), category, ...(requestId ? { request_id: requestId } : {}) },
        });
      } catch (error_) {
        settings.log.warn({ err: error_ }, 'an incident could not be handed to the monitor');
      }
    },
    flush: async () => {
      await client.flush(FLUSH_MS);
    },
  };
};
