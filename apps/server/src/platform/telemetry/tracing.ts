/** What a span says; values are words and figures of ours, never what people sent. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'internal' | 'consumer';
  readonly attributes?: Attributes;
  /** The `traceparent` of a caller (W3C Trace Context); what is malformed is ignored. */
  readonly traceparent?: string | undefined;
  /** Whether it is worth a span only as part of another one. */
  readonly isPart?: boolean;
}

/** A span that has begun. */
export interface OpenSpan {
  readonly rename: (name: string) => void;
  readonly set: (attributes: Attributes) => void;
  /** Marks it as failed; the type of the failure, never its text. */
  readonly fail: (type: string) => void;
  readonly end: () => void;
  /** The `traceparent` for a call that belongs to it. */
  readonly traceparent: () => string;
  /** Runs work as part of it. */
  readonly run: <T>(work: () => T) => T;
}

/** Traces for the operator, outside the product. */
export interface Tracing {
  /** Undefined for a part that nothing is traced around. */
  readonly start: (name: string, options: SpanOptions) => OpenSpan | undefined;
  /** Waits a moment for spans that are still being sent, and sends no more. */
  readonly stop: () => Promise<void>;
}

/** The type of a failure, for a span. */
export const typeOf = (failure: unknown): string =>
  failure instanceof Error ? failure.name : 'unknown';

/** Runs work within a span of its own, or as it is where nothing is traced. */
export const inSpan = async <T>(
  span: OpenSpan | undefined,
  work: (span: OpenSpan | undefined) => Promise<T>,
): Promise<T> => {
  if (!span) return work(undefined);
  try {
    return await span.run(() => work(span));
  } catch (failure) {
    span.fail(typeOf(failure));
    throw failure;
  } finally {
    span.end();
  }
};
