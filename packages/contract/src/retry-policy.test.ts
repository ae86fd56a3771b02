import { afterEach, describe, expect, test, vi } from 'vitest';

import { mayRetry, retryDelay, withRetries } from './retry-policy.ts';
import { catalogueError } from './testing/catalogue-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const limited = (retryAfterSeconds?: number) =>
  catalogueError('rate-limit/exceeded', { retryAfterSeconds });

describe('a question to the API is asked again', () => {
  test('3 times when the catalogue calls the failure retryable', () => {
    expect(mayRetry(0, catalogueError('network/timeout'))).toBe(true);
    expect(mayRetry(2, catalogueError('network/offline'))).toBe(true);
    expect(mayRetry(3, catalogueError('network/timeout'))).toBe(false);
    expect(mayRetry(0, limited())).toBe(true);
  });

  test('never after a refusal or something unknown', () => {
    expect(mayRetry(0, catalogueError('diagnosis/not-found'))).toBe(false);
    expect(mayRetry(0, catalogueError('db/invalid-query'))).toBe(false);
    expect(mayRetry(0, catalogueError('auth/expired-session'))).toBe(false);
    expect(mayRetry(0, new Error('odd'))).toBe(false);
  });

  test('after 300, 600 and 1,200 ms, varied by 0.8 to 1.2, and at most 5 s', () => {
    const delays = (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      return [0, 1, 2, 9].map((failures) =>
        Math.round(retryDelay(failures, catalogueError('network/timeout'))),
      );
    };
    expect(delays(0.5)).toEqual([300, 600, 1200, 5000]);
    expect(delays(0)).toEqual([240, 480, 960, 5000]);
    expect(delays(1)).toEqual([360, 720, 1440, 5000]);
  });

  test('not before the server asks for, and not at all when that is long', () => {
    expect(mayRetry(0, limited(4))).toBe(true);
    expect(retryDelay(0, limited(4))).toBe(4000);
    expect(mayRetry(0, limited(60))).toBe(false);
  });
});

test('a question whose asker has gone is not asked again', async () => {
  const controller = new AbortController();
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(catalogueError('network/timeout')));
  const answer = withRetries(ask, controller.signal);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  controller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect(ask).toHaveBeenCalledTimes(1);
});
