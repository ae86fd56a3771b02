import { UpstreamFailure } from './upstream-failure.ts';

/** Waits for a turn to call another service. Throws `UpstreamFailure` (`busy`) when the queue is too long. */
export type TakeTurn = () => Promise<void>;

/**
 * Keeps this process below another service's rate limit (generic cell rate algorithm): `burst` calls at
 * once, then `perSecond`. Who would have to wait for longer than `longestWaitMs` is turned away.
 */
export const createOutgoingRate = ({
  perSecond,
  burst,
  longestWaitMs,
}: {
  perSecond: number;
  burst: number;
  longestWaitMs: number;
}): TakeTurn => {
  const interval = 1000 / perSecond;
  // When the next call would be due if all came evenly spaced.
  let due = 0;
  return async () => {
    const now = performance.now();
    const from = Math.max(due, now);
    const wait = from - (burst - 1) * interval - now;
    if (wait > longestWaitMs) {
      throw new UpstreamFailure('busy', 'too many calls are waiting for their turn', {
        retryAfterSeconds: Math.ceil(wait / 1000),
      });
    }
    due = from + interval;
    if (wait <= 0) return;
    const { promise: turn, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, wait);
    await turn;
  };
};
