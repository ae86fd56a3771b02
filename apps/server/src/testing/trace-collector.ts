import { createServer } from 'node:http';

import { z } from 'zod';

import { listenLocally } from './listen-locally.ts';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute),
  status: z.object({ code: z.number().optional() }),
});
const Batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof Span>;

/** A small OpenTelemetry collector: OTLP over HTTP, JSON. */
export const openCollector = async () => {
  const spans: CollectedSpan[] = [];
  const requests: { readonly url: string; readonly key: unknown; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      requests.push({ url: request.url ?? '', key: request.headers['x-key'], body });
      for (const { scopeSpans } of Batch.parse(JSON.parse(body)).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { url, close } = await listenLocally(server);
  return { url, close, spans, requests };
};
