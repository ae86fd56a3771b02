/** Repeats the work after a first failure while `mayRepeat` allows it. */
export type RetryAfter = <T>(
  failure: unknown,
  work: () => Promise<T>,
  mayRepeat: (failure: unknown) => boolean,
) => Promise<T>;

/** The driver's retries; how often and how soon is the caller's policy. */
export interface DatabaseRetries {
  /** For single read-only statements. */
  readonly reads: RetryAfter;
  /** For connecting and beginning a transaction, and for a transaction that the database undid. */
  readonly transactions: RetryAfter;
}

const giveUp: RetryAfter = (failure) => Promise.reject(failure);

/** No retries. */
export const NO_RETRIES: DatabaseRetries = { reads: giveUp, transactions: giveUp };
