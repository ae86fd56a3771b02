import { ApiError } from '@wrenchwise/domain/client';
import { expect, test } from 'vitest';

import { mayRetry } from './query-client.ts';

test('retries what the catalogue calls retryable, at most twice', () => {
  expect(mayRetry(0, new ApiError('network/timeout'))).toBe(true);
  expect(mayRetry(1, new ApiError('network/offline'))).toBe(true);
  expect(mayRetry(2, new ApiError('network/timeout'))).toBe(false);
});

test('never retries a 4xx, a refusal or something unknown', () => {
  expect(mayRetry(0, new ApiError('rate-limit/exceeded'))).toBe(false);
  expect(mayRetry(0, new ApiError('request/in-progress'))).toBe(false);
  expect(mayRetry(0, new ApiError('diagnosis/not-found'))).toBe(false);
  expect(mayRetry(0, new ApiError('db/invalid-query'))).toBe(false);
  expect(mayRetry(0, new Error('odd'))).toBe(false);
});
