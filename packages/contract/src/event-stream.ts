import { z } from 'zod';

/** The events that an endpoint answers with: the schema of each one's data, by its name. */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

/** One server-sent event. */
export type StreamEvent<Events extends EventSchemas> = {
  [Name in keyof Events & string]: {
    readonly event: Name;
    readonly data: z.input<Events[Name]>;
    /** By which a client that was cut off says how far it came; visible ASCII, at most 200 characters. */
    readonly id?: string;
  };
}[keyof Events & string];

/** What a stream is opened with. */
export interface StreamOptions {
  /** The last event that the client has seen, where it resumes a stream (`Last-Event-ID`). */
  readonly lastEventId: string | undefined;
  /** Aborted when the client has gone or the server stops: nothing that is yielded later is sent. */
  readonly signal: AbortSignal;
}

/** Yields the events after `lastEventId`, each when the one before has been taken. */
export type OpenStream<Events extends EventSchemas> = (
  options: StreamOptions,
) => AsyncIterable<StreamEvent<Events>>;

/**
 * The part of an endpoint that says that it answers with events: `...eventStream({ delta, done })`.
 * What fails before the stream is opened is a problem answer; what fails later is an event `error`
 * with the problem. A stream that ends without its last event is resumed.
 */
export const eventStream = <const Events extends EventSchemas>(events: Events) => ({
  events,
  output: z.custom<OpenStream<Events>>(),
});

/** The body of an endpoint with a `signed` body. */
export const RawBody = z.instanceof(Uint8Array);
