import type { DatabaseRetries, RetryAfter } from '../retries.ts';

const TIMES = 2;

const immediately: RetryAfter = async (failure, work, mayRepeat) => {
  let last = failure;
  for (let time = 0; time < TIMES && mayRepeat(last); time += 1) {
    try {
      return await work();
    } catch (error) {
      last = error;
    }
  }
  throw last;
};

/** As many retries as the server's policies, without delays. */
export const IMMEDIATE_RETRIES: DatabaseRetries = { reads: immediately, transactions: immediately };
