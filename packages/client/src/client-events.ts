import {
  ApiError,
  clientError,
  failureIn,
  failureOf,
  formOf,
  pathOf,
} from '@wrenchwise/contract/client';
import type { Endpoint, InputOf } from '@wrenchwise/contract/endpoint';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { z } from 'zod';

/** An event of a stream as it arrived; its data is checked by whoever reads it. */
export interface ArrivedEvent {
  readonly event: string;
  readonly data: unknown;
}

interface Options {
  readonly signal: AbortSignal;
  readonly fetch?: typeof fetch;
  /** How often it is sent at most; once where sending it again would do something again. */
  readonly tries?: number;
}

/** How often a stream that was cut off is resumed before it is given up. */
const MAX_TRIES = 5;
const PAUSE_MS = 1000;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw clientError('network/server-error');
  }
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Sends a request whose answer is a stream of events and yields them until `last`. A connection that
 * breaks is resumed after the last event that arrived: nothing is lost or repeated. Throws
 * `ApiError` as the other calls do; an abort ends it quietly.
 */
export async function* openEvents<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, O>,
  input: InputOf<Endpoint<P, Q, B, O>>,
  last: string,
  { signal, fetch: send = fetch, tries = MAX_TRIES }: Options,
): AsyncGenerator<ArrivedEvent> {
  const { params, query, body } = input;
  const form = formOf(body);
  let lastEventId: string | undefined;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      const response = await send(
        siteAddress(pathOf(endpoint.path, { ...Object(params) }, { ...Object(query) })),
        {
          method: endpoint.method,
          credentials: 'same-origin',
          headers: {
            accept: 'text/event-stream, application/json',
            ...(form ? {} : { 'content-type': 'application/json' }),
            ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
          },
          body: form ?? JSON.stringify(body ?? {}),
          signal,
        },
      );
      if (!response.ok || response.body === null) throw await failureOf(response);
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .getReader();
      for (;;) {
        const { value, done } = await events.read();
        if (done) break;
        const data = jsonOf(value.data);
        if (value.event === 'error') throw failureIn(data, 500);
        lastEventId = value.id ?? lastEventId;
        attempt = 1;
        yield { event: value.event ?? 'message', data };
        if (value.event === last) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError) throw error;
    }
    // Cut off before its last event, or no connection.
    if (attempt >= tries) throw clientError('network/offline');
    await pause(PAUSE_MS * attempt, signal);
  }
}
