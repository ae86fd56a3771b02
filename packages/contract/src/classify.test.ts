import { describe, expect, test } from 'vitest';

import { categoryOf, classify, codeOfDriver, isRetryable } from './classify.ts';
import { ERROR_CODES, type ErrorCode, ERRORS } from './errors.ts';
import { problemOf } from './problem.ts';
import { catalogueError } from './testing/catalogue-error.ts';

const driverError = (code: string) => Object.assign(new Error('the driver speaks'), { code });
const named = (name: string) => Object.assign(new Error('it was stopped'), { name });

/** Messages, severities and what is worth another try (docs/product.md, Errors). */
const CATALOGUE: readonly [
  code: ErrorCode,
  message: string | undefined,
  severity: string,
  retryable: boolean,
][] = [
  ['auth/invalid-credentials', 'Invalid email or password. Please try again.', 'error', false],
  [
    'auth/user-not-found',
    'User not found. Please check your email or sign up for a new account.',
    'error',
    false,
  ],
  [
    'auth/email-in-use',
    'This email is already in use. Please use a different email or try logging in.',
    'warning',
    false,
  ],
  ['auth/weak-password', 'Password is too weak. Please use a stronger password.', 'warning', false],
  ['auth/expired-session', 'Your session has expired. Please log in again.', 'error', false],
  ['auth/invalid-token', 'Invalid authentication token. Please log in again.', 'error', false],
  ['auth/no-user', 'No user is currently logged in.', 'error', false],
  ['db/constraint-violation', 'The data violates a database constraint.', 'warning', false],
  ['db/foreign-key-violation', 'The operation references a non-existent record.', 'error', false],
  ['db/unique-violation', 'A record with this information already exists.', 'error', false],
  ['db/not-null-violation', 'Required information is missing.', 'error', false],
  ['db/check-violation', 'The data does not meet validation requirements.', 'error', false],
  ['db/invalid-query', 'The database query is invalid.', 'error', false],
  ['db/record-not-found', 'The requested record was not found.', 'info', false],
  [
    'network/offline',
    'Unable to connect to the server. Please check your internet connection.',
    'error',
    true,
  ],
  [
    'network/timeout',
    'The server took too long to respond. Please try again later.',
    'error',
    true,
  ],
  [
    'network/server-error',
    'The server encountered an error. Please try again later.',
    'critical',
    true,
  ],
  ['permission/denied', 'You do not have permission to perform this action.', 'critical', false],
  ['permission/insufficient-rights', undefined, 'error', false],
  ['rate-limit/exceeded', 'Too many requests. Please try again later.', 'error', true],
  ['unknown/error', 'An unexpected error occurred. Please try again later.', 'error', false],
];

describe('the catalogue promises its message, severity and whether to try again', () => {
  test.each(CATALOGUE)('of %s', (code, message, severity, retryable) => {
    expect(ERRORS[code]).toMatchObject({
      severity,
      retryable,
      ...(message === undefined ? {} : { message }),
    });
  });

  test('of a missing increment_usage and a subscription that did not load in time', () => {
    expect(ERRORS['rpc/function-not-found'].severity).toBe('critical');
    expect(ERRORS['subscription/fetch-timeout'].message).toBe('Subscription fetch timeout');
    expect(ERRORS['subscription/circuit-open'].message).toBe('Circuit breaker is open');
    expect(ERRORS['subscription/cancel-failed'].message).toBe(
      'Failed to cancel subscription. Please try again.',
    );
  });
});

describe('a failure is classified', () => {
  test.each(ERROR_CODES)('%s by the code that it carries', (code) => {
    expect(classify(catalogueError(code))).toBe(code);
    expect(classify(problemOf(code, 'req'))).toBe(code);
    expect(classify({ code })).toBe(code);
  });

  test.each<[code: string, expected: ErrorCode]>([
    ['28000', 'auth/invalid-credentials'],
    ['28P01', 'auth/invalid-credentials'],
    ['23505', 'db/unique-violation'],
    ['23503', 'db/foreign-key-violation'],
    ['23502', 'db/not-null-violation'],
    ['23514', 'db/check-violation'],
    ['23P01', 'db/constraint-violation'],
    ['22001', 'db/check-violation'],
    ['42601', 'db/invalid-query'],
    ['42501', 'permission/denied'],
    ['42883', 'rpc/function-not-found'],
    ['57014', 'network/timeout'],
    ['57P01', 'network/server-error'],
    ['08006', 'network/server-error'],
    ['53300', 'network/server-error'],
    ['ECONNREFUSED', 'network/offline'],
    ['ETIMEDOUT', 'network/timeout'],
  ])('by a driver’s code %s as %s, beneath any wrapper', (code, expected) => {
    expect(codeOfDriver(code)).toBe(expected);
    expect(classify(driverError(code))).toBe(expected);
    expect(classify(new Error('it timed out', { cause: driverError(code) }))).toBe(expected);
  });

  test.each<[text: string, expected: ErrorCode]>([
    ['Invalid login credentials', 'auth/invalid-credentials'],
    ['Email not confirmed', 'auth/invalid-credentials'],
    ['invalid email or password', 'auth/invalid-credentials'],
    ['JWT expired', 'auth/expired-session'],
    ['invalid JWT: unable to parse', 'auth/invalid-token'],
    ['User not found', 'auth/user-not-found'],
    ['User already registered', 'auth/email-in-use'],
    ['Password should be at least 8 characters long.', 'auth/weak-password'],
    ['Auth session missing!', 'auth/no-user'],
    ['Failed to fetch', 'network/offline'],
    ['NetworkError when attempting to fetch resource.', 'network/offline'],
    ['Load failed', 'network/offline'],
    ['Failed to fetch dynamically imported module: /assets/a.js', 'network/offline'],
    ['Subscription fetch timeout', 'subscription/fetch-timeout'],
    ['canceling statement due to statement timeout', 'network/timeout'],
    ['The request timed out', 'network/timeout'],
    ['Too many requests', 'rate-limit/exceeded'],
    ['permission denied for table sessions', 'permission/denied'],
  ])('by its words: %s is %s', (text, expected) => {
    expect(classify(text)).toBe(expected);
    expect(classify(new Error(text))).toBe(expected);
    expect(classify({ message: text })).toBe(expected);
  });

  test.each<[status: number, expected: ErrorCode]>([
    [401, 'auth/no-user'],
    [403, 'permission/denied'],
    [404, 'db/record-not-found'],
    [429, 'rate-limit/exceeded'],
    [500, 'network/server-error'],
    [503, 'network/server-error'],
    [504, 'network/timeout'],
    [418, 'unknown/error'],
  ])('by the status %i of an answer without a code as %s', (status, expected) => {
    expect(classify({ status, statusText: 'so it is' })).toBe(expected);
    expect(classify({ status, code: 'of-another-version', title: 'New' })).toBe(expected);
  });

  test('as a time-out when somebody stopped waiting', async () => {
    expect(classify(named('AbortError'))).toBe('network/timeout');
    expect(classify(named('TimeoutError'))).toBe('network/timeout');
    expect(classify(AbortSignal.abort().reason)).toBe('network/timeout');
  });

  test('as offline when a real connection is refused', async () => {
    const failure: unknown = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error);
    expect(classify(failure)).toBe('network/offline');
  });

  test.each([
    new TypeError('undefined is not a function'),
    new Error('odd', { cause: 'odder' }),
    'odd',
    '',
    42,
    null,
    undefined,
    {},
    { code: 'EPERM' },
    { code: 'XX000' },
  ])('as unknown when nothing is known of it (%#)', (failure) => {
    expect(classify(failure)).toBe('unknown/error');
  });

  test('even when it is its own cause', () => {
    const loop: { cause?: unknown } = {};
    loop.cause = loop;
    expect(classify(loop)).toBe('unknown/error');
  });
});

test('only what may pass is worth another try', () => {
  expect(isRetryable('Failed to fetch')).toBe(true);
  expect(isRetryable(driverError('57014'))).toBe(true);
  expect(isRetryable(driverError('23505'))).toBe(false);
  expect(isRetryable(new Error('odd'))).toBe(false);
});

test.each([
  ['Authentication state was lost', 'authentication'],
  ['Could not read the session', 'authentication'],
  ['sign-in window was closed', 'authentication'],
  ['the network changed under us', 'network'],
  ['The author of this token is a comma', 'unknown'],
  ['x is undefined', 'unknown'],
  ['JWT expired', 'authentication'],
  ['Failed to fetch', 'network'],
])('an error that says %j belongs to the category %s', (text, category) => {
  expect(categoryOf(new Error(text))).toBe(category);
  expect(categoryOf(text)).toBe(category);
});
