import { isRetryable } from '@wrenchwise/contract/classify';
import { type ErrorCode, ERRORS } from '@wrenchwise/contract/errors';
import type { DatabaseRetries, RetryAfter } from '@wrenchwise/database/retries';
import { isTimedOut } from '@wrenchwise/database/sqlstate';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from 'cockatiel';

import { AppError } from './app-error.ts';
import { databaseErrorCode } from './db/error-code.ts';

/** Retry policies (docs/product.md, Retries). */

type Work<T> = () => Promise<T>;
type MayRepeat = (failure: unknown) => boolean;

/** Runs the work, and retries after a failure that may be repeated; by default a retryable one. */
export type Retrying = <T>(work: Work<T>, mayRepeat?: MayRepeat) => Promise<T>;

/** Notes that the circuit of a service has opened or closed. */
export type NoteCircuit = (service: string, isOpen: boolean) => void;

/** Overrides for tests. The clock is the platform's, which tests can set too. */
export interface Pace {
  /** The random source of the jitter, 0 to 1. */
  readonly random?: () => number;
  /** Factor on every delay; 0 does not wait. */
  readonly tempo?: number;
}

export interface Policies extends DatabaseRetries {
  /** For calls of other services. */
  readonly generic: Retrying;
  /** For releasing a reserved unit. */
  readonly rollback: Retrying;
  /** For settling a unit. No circuit breaker: an uncounted unit is lost revenue. */
  readonly usage: Retrying;
  /**
   * For updating and cancelling subscriptions. After 3 failed calls the circuit is open: for 10 s
   * every call is refused with `subscription/circuit-open`, then 2 that succeed close it.
   */
  readonly subscriptions: Retrying;
  /**
   * For calls of one outside service: its circuit is its own. After 3 failed calls of those that
   * `isOutage` names it is open: for 10 s every call is refused with `refusedAs`.
   */
  readonly service: (options: {
    /** The service's name in the metrics. */
    readonly name: string;
    readonly isOutage: MayRepeat;
    readonly refusedAs: ErrorCode;
  }) => Retrying;
}

const mayPass: MayRepeat = (failure) => {
  const code = databaseErrorCode(failure);
  return code === undefined ? isRetryable(failure) : ERRORS[code].retryable;
};

// After a silent database's time-out there is no time for another one.
const isTransient: MayRepeat = (failure) => mayPass(failure) && !isTimedOut(failure);

const FACTOR = 2;
const MAX_DELAY_MS = 5000;
const JITTER = { from: 0.8, to: 1.2 };

const retryingAfter = (
  { random = Math.random, tempo = 1 }: Pace,
  retries: number,
  initialDelay: number,
): RetryAfter => {
  const backoff = new ExponentialBackoff<number>({
    initialDelay,
    exponent: FACTOR,
    maxDelay: MAX_DELAY_MS,
    generator: (done = 0, options) => {
      const jitter = JITTER.from + random() * (JITTER.to - JITTER.from);
      const delay = options.initialDelay * options.exponent ** done * jitter;
      return [Math.min(delay, options.maxDelay) * tempo, done + 1];
    },
  });
  return (failure, work, mayRepeat) =>
    retry(handleWhen(mayRepeat), { maxAttempts: retries, backoff }).execute(({ attempt }) =>
      attempt === 0 ? Promise.reject(failure) : work(),
    );
};

const retrying = (...options: Parameters<typeof retryingAfter>): Retrying => {
  const after = retryingAfter(...options);
  return async (work, mayRepeat = isTransient) => {
    try {
      return await work();
    } catch (failure) {
      return after(failure, work, mayRepeat);
    }
  };
};

/**
 * The circuit breaker wraps the retries: a call that fails in all its tries counts as one failure.
 */
const breaking = (
  inner: Retrying,
  {
    name,
    isOutage,
    refusedAs,
  }: { readonly name: string; readonly isOutage: MayRepeat; readonly refusedAs: ErrorCode },
  noteCircuit: NoteCircuit,
): Retrying => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(3),
    halfOpenAfter: 10_000,
    halfOpenSampling: { calls: 2, threshold: 0 },
  });
  noteCircuit(name, false);
  breaker.onStateChange((state) => noteCircuit(name, state !== CircuitState.Closed));
  return async (work, mayRepeat) => {
    try {
      return await breaker.execute(() => inner(work, mayRepeat));
    } catch (cause) {
      if (!(cause instanceof BrokenCircuitError)) throw cause;
      throw new AppError(refusedAs, { cause });
    }
  };
};

/** One set for the whole server: the circuit breaker is shared. */
export const createPolicies = (
  pace: Pace = {},
  noteCircuit: NoteCircuit = () => undefined,
): Policies => ({
  generic: retrying(pace, 3, 300),
  reads: retryingAfter(pace, 2, 300),
  transactions: retryingAfter(pace, 2, 300),
  rollback: retrying(pace, 3, 300),
  usage: retrying(pace, 5, 200),
  subscriptions: breaking(
    retrying(pace, 3, 500),
    { name: 'subscriptions', isOutage: mayPass, refusedAs: 'subscription/circuit-open' },
    noteCircuit,
  ),
  service: (options) => breaking(retrying(pace, 2, 300), options, noteCircuit),
});
