import { catalogueError } from '@wrenchwise/contract/testing/catalogue-error';
import { expect, test } from 'vitest';

import { presentCrash, presentError } from './present-error.ts';

test('shows a failure of the API in the catalogue’s words, with the request to quote', () => {
  expect(presentError(catalogueError('rate-limit/exceeded', { requestId: 'req_42' }))).toEqual({
    code: 'rate-limit/exceeded',
    message: 'Too many requests. Please try again later.',
    retryable: true,
    requestId: 'req_42',
  });
});

test('says of a limit when one can try again', () => {
  const error = catalogueError('rate-limit/exceeded', { retryAfterSeconds: 200 });
  expect(presentError(error).message).toBe(
    'Too many requests. Please try again later. You can try again in 4 minutes.',
  );
  const busy = catalogueError('unknown/error', { retryAfterSeconds: 200 });
  expect(presentError(busy).message).not.toContain('try again in');
});

test('knows nothing of any other failure, and says so', () => {
  expect(presentError(new TypeError('x is undefined'))).toMatchObject({
    code: 'unknown/error',
    message: 'An unexpected error occurred. Please try again later.',
    retryable: false,
  });
});

test('prefers a screen’s own words for a code', () => {
  const wording = { 'auth/no-user': 'Please sign in first.' };
  expect(presentError(catalogueError('auth/no-user'), wording).message).toBe(
    'Please sign in first.',
  );
});

test.each([
  [
    new Error('Could not restore the session'),
    'There was an issue with your login. Please try again or contact support if the problem persists.',
  ],
  [
    new Error('The network connection was lost'),
    'A network error occurred. Please check your internet connection and try again.',
  ],
  [
    new TypeError('undefined is not a function'),
    'An unexpected error occurred. We are sorry for the inconvenience. Please try refreshing the page, or contact support if the issue continues.',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    'A network error occurred. Please check your internet connection and try again.',
  ],
  [catalogueError('unknown/error'), 'An unexpected error occurred. Please try again later.'],
])('shows a broken page by what is known of it: %s', (error, message) => {
  expect(presentCrash(error).message).toBe(message);
});
