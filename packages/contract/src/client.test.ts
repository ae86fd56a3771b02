import { describe, expect, test } from 'vitest';

import { failureIn } from './client.ts';
import { problemOf } from './problem.ts';

const REQUEST = 'req_42';

describe('a problem document', () => {
  test('is shown in the server’s words, with what the server says of trying again', () => {
    const failure = failureIn(problemOf('usage/check-failed', REQUEST), 503);
    expect(failure).toMatchObject({
      code: 'usage/check-failed',
      message: 'Failed to check usage limits',
      status: 503,
      retryable: true,
      requestId: REQUEST,
    });
    expect(failureIn(problemOf('diagnosis/not-found', REQUEST), 404).retryable).toBe(false);
  });

  test('with a code that this client does not know is shown all the same', () => {
    const problem = {
      ...problemOf('request/invalid', REQUEST),
      code: 'tow/none',
      title: 'No tow.',
    };
    expect(failureIn(problem, 400)).toMatchObject({ code: 'tow/none', message: 'No tow.' });
  });

  test('of an instance that does not say whether to retry is not retried', () => {
    const { retryable: _, ...problem } = problemOf('usage/check-failed', REQUEST);
    expect(failureIn(problem, 503)).toMatchObject({
      code: 'usage/check-failed',
      retryable: false,
    });
  });

  test('with a code of the client’s own keeps the client’s words', () => {
    const problem = { ...problemOf('unknown/error', REQUEST), title: 'Internal Server Error' };
    expect(failureIn(problem, 500).message).toBe(
      'An unexpected error occurred. Please try again later.',
    );
  });
});

test.each([
  [429, 'rate-limit/exceeded'],
  [502, 'network/server-error'],
  [404, 'unknown/error'],
])('an answer of status %d that is no problem of ours is %s', (status, code) => {
  expect(failureIn('<html>', status)).toMatchObject({ code, status });
});
