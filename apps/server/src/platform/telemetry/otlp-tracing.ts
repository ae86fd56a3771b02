import { AsyncLocalStorage } from 'node:async_hooks';

import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';

import type { TraceSettings } from '../config/trace-settings.ts';
import { VERSION } from '../version.ts';
import type { OpenSpan, SpanOptions, Tracing } from './tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
} as const satisfies Record<SpanOptions['kind'], SpanKind>;

const EVERY_MS = 2000;
const TIMEOUT_MS = 5000;

// W3C Trace Context, version 00 and what later versions add behind it.
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

const parentOf = (traceparent: string | undefined): SpanContext | undefined => {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? parent : undefined;
};

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The package that makes resources is none of ours; this is all that the exporter asks of one. */
const resourceOf = (attributes: Readonly<Record<string, string>>) => {
  const resource = {
    attributes,
    asyncAttributesPending: false,
    merge: () => resource,
    getRawAttributes: (): [string, string][] => Object.entries(attributes),
  };
  return resource;
};

/**
 * OpenTelemetry traces over OTLP/HTTP (JSON). Spans are sent in batches beside the requests: a collector
 * that is away costs none of them anything, and what does not fit into the queue is dropped.
 */
export const otlpTracing = (settings: TraceSettings): Tracing => {
  const provider = new NodeTracerProvider({
    resource: resourceOf({ 'service.name': settings.serviceName, 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${settings.endpoint}/v1/traces`,
          headers: { ...settings.headers },
          timeoutMillis: TIMEOUT_MS,
        }),
        { scheduledDelayMillis: EVERY_MS },
      ),
    ],
  });
  const tracer = provider.getTracer('wrenchwise', VERSION);
  const current = new AsyncLocalStorage<Span>();

  const open = (span: Span): OpenSpan => ({
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (type) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', type);
    },
    end: () => span.end(),
    traceparent: () => traceparentOf(span.spanContext()),
    run: (work) => current.run(span, work),
  });

  return {
    start: (name, { kind, attributes = {}, traceparent, isPart = false }) => {
      const around = current.getStore();
      if (isPart && !around) return undefined;
      const remote = around ? undefined : parentOf(traceparent);
      const context = around
        ? trace.setSpan(ROOT_CONTEXT, around)
        : remote
          ? trace.setSpanContext(ROOT_CONTEXT, remote)
          : ROOT_CONTEXT;
      return open(tracer.startSpan(name, { kind: KINDS[kind], attributes }, context));
    },
    stop: async () => {
      // A collector that is away is no failure of the shutdown.
      await provider.shutdown().catch(() => undefined);
    },
  };
};
