/**
 * How a call of another service failed: `busy` it has had too many requests, `unavailable` it says
 * that it is down, `timeout` no whole answer in time, `refused` it does not accept our credentials or
 * request, `failed` anything else, which may pass.
 */
export type UpstreamFailureKind = 'busy' | 'unavailable' | 'timeout' | 'refused' | 'failed';

/** A call of another service that brought no usable answer. Its message holds nothing that was sent. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: UpstreamFailureKind;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: UpstreamFailureKind,
    message: string,
    details: { retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.kind = kind;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Whether another try at once may succeed: not where we are to wait, or have waited already. */
export const mayPassAtOnce = (failure: unknown): boolean =>
  failure instanceof UpstreamFailure && failure.kind === 'failed';

/** Whether a failure reports an outage: it counts for the circuit breaker. */
export const isOutage = (failure: unknown): boolean =>
  failure instanceof UpstreamFailure && ['failed', 'unavailable', 'timeout'].includes(failure.kind);
