import { ApiError } from './client.ts';

const RETRIES = 3;
const INITIAL_DELAY = 300;
const MAX_DELAY = 5000;

/**
 * Whether another try can help: only when the catalogue says so. Who is asked to wait for longer
 * than our longest delay shows the user instead.
 */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  error instanceof ApiError &&
  error.retryable &&
  (error.retryAfterSeconds ?? 0) * 1000 <= MAX_DELAY;

/** The wait before another try, in ms: growing, varied by 0.8 to 1.2, or what the server asks for. */
export const retryDelay = (failures: number, error: unknown): number => {
  const delay = INITIAL_DELAY * 2 ** failures * (0.8 + Math.random() * 0.4);
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(Math.min(delay, MAX_DELAY), asked);
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give);
      resolve();
    }, ms);
    signal.addEventListener('abort', give, { once: true });
  });

/** Asks, and asks again where the policy allows it. Rejects with the last failure, or when `signal` is aborted. */
export const withRetries = async <T>(
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask(signal);
    } catch (error) {
      if (signal.aborted || !mayRetry(failures, error)) throw error;
      await pause(retryDelay(failures, error), signal);
    }
  }
};
