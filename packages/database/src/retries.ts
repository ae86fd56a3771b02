/** Goes on after a first failure: does the work again while `mayRepeat` allows it, then gives up. */
export type RetryAfter = <T>(
  failure: unknown,
  work: () => Promise<T>,
  mayRepeat: (failure: unknown) => boolean,
) => Promise<T>;

/** When the driver tries again; how often and how soon is the caller's policy. */
export interface DatabaseRetries {
  /** For single statements that only read. */
  readonly reads: RetryAfter;
  /** For taking a connection and beginning a transaction, and for one that was rolled back. */
  readonly transactions: RetryAfter;
}

const giveUp: RetryAfter = (failure) => Promise.reject(failure);

/** Nothing is tried again. */
export const NO_RETRIES: DatabaseRetries = { reads: giveUp, transactions: giveUp };
