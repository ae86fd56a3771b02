import type { EventSchemas, OpenStream, StreamEvent } from '@wrenchwise/contract/event-stream';
import type { Problem } from '@wrenchwise/contract/problem';
import type { Context } from 'hono';
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming';

import { AppError } from '../app-error.ts';

/** Shorter than the idle time after which common proxies close a connection (60 s). */
const HEARTBEAT_MS = 15_000;

/** How long a browser waits before it resumes a stream that was cut: another server answers by then. */
const RETRY_MS = 2000;

const EVENT_ID = /^[\x21-\x7e]{1,200}$/;

/** How far a client that resumes a stream has come. Throws `request/invalid` for what was never an id. */
export const lastEventIdOf = (headers: Headers): string | undefined => {
  const id = headers.get('last-event-id') ?? undefined;
  if (id !== undefined && !EVENT_ID.test(id)) {
    throw new AppError('request/invalid', {
      fields: [{ path: 'Last-Event-ID', message: 'This is not the id of an event.' }],
    });
  }
  return id;
};

interface StreamSettings {
  readonly events: EventSchemas;
  readonly lastEventId: string | undefined;
  /** Aborted when the server stops: clients resume at another one. */
  readonly stopping: AbortSignal;
  /** Makes the problem of a failure, which it has logged and recorded. */
  readonly onFailure: (error: unknown) => Promise<Problem>;
  readonly heartbeatMs?: number | undefined;
}

/** Writes one message after the other, and comments in the pauses, so that no queue grows. */
const createWriter = (stream: SSEStreamingApi, heartbeatMs: number) => {
  let isWriting = false;
  const guarded = async (write: () => Promise<unknown>): Promise<void> => {
    isWriting = true;
    await write();
    isWriting = false;
  };
  const beat = setInterval(() => {
    if (!isWriting) void guarded(() => stream.write(': heartbeat\n\n'));
  }, heartbeatMs);
  return {
    // Resolves when the client has taken it: what makes events waits for who reads them.
    send: (message: SSEMessage) => guarded(() => stream.writeSSE(message)),
    // The first bytes tell a client, and proxies, that the stream has begun.
    begin: () => guarded(() => stream.write(`retry: ${RETRY_MS}\n\n`)),
    stop: () => clearInterval(beat),
  };
};

const messageOf = (
  schemas: EventSchemas,
  { event, data, id }: StreamEvent<EventSchemas>,
): SSEMessage => {
  const schema = schemas[event];
  if (schema === undefined) throw new Error(`an event without a schema: ${event}`);
  if (id !== undefined && !EVENT_ID.test(id)) throw new Error(`not the id of an event: ${id}`);
  const text = JSON.stringify(schema.parse(data));
  return { event, data: text, ...(id === undefined ? {} : { id }) };
};

/**
 * Answers with server-sent events. Events are checked by their schemas on the way out. A failure
 * becomes the event `error` with its problem and ends the stream. When the client goes or the server
 * stops, the source is shown by its signal and nothing more is taken from it.
 */
export const streamEvents = (
  c: Context,
  open: OpenStream<EventSchemas>,
  { events, lastEventId, stopping, onFailure, heartbeatMs = HEARTBEAT_MS }: StreamSettings,
): Response => {
  // Proxies must neither gather nor compress it.
  c.header('x-accel-buffering', 'no');
  const response = streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const signal = AbortSignal.any([gone.signal, stopping]);
    const ended = Promise.withResolvers<undefined>();
    const end = () => ended.resolve(undefined);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    const writer = createWriter(stream, heartbeatMs);
    let source: AsyncIterator<StreamEvent<EventSchemas>> | undefined;
    try {
      await writer.begin();
      source = open({ lastEventId, signal })[Symbol.asyncIterator]();
      for (;;) {
        const next = await Promise.race([source.next(), ended.promise]);
        if (next === undefined || next.done || signal.aborted) break;
        await writer.send(messageOf(events, next.value));
      }
    } catch (error) {
      if (!signal.aborted) {
        const problem = await onFailure(error);
        await writer.send({ event: 'error', data: JSON.stringify(problem) });
      }
    } finally {
      writer.stop();
      // Not waited for: a source that is slow to stop must not hold the connection.
      source?.return?.().catch(() => undefined);
    }
  });
  response.headers.set('cache-control', 'no-store');
  return response;
};
