import { entry, type ErrorEntry } from './error-entry.ts';

/** The part of the catalogue for failures that a client finds by itself: no answer of the API describes them. */
export const CLIENT_ERRORS = {
  'network/offline': entry(
    503,
    'network',
    'Unable to connect to the server. Please check your internet connection.',
    { retryable: true },
  ),
  'network/timeout': entry(
    504,
    'network',
    'The server took too long to respond. Please try again later.',
    { retryable: true },
  ),
  'network/server-error': entry(
    502,
    'network',
    'The server encountered an error. Please try again later.',
    { retryable: true, severity: 'critical' },
  ),
  'rate-limit/exceeded': entry(429, 'api', 'Too many requests. Please try again later.', {
    retryable: true,
  }),
  'unknown/error': entry(500, 'unknown', 'An unexpected error occurred. Please try again later.'),
  'auth/no-user': entry(401, 'authentication', 'No user is currently logged in.'),
  'subscription/fetch-timeout': entry(504, 'subscription', 'Subscription fetch timeout', {
    retryable: true,
  }),
  'checkout/failed': entry(502, 'payment', 'Failed to create checkout session. Please try again.', {
    retryable: true,
  }),
  'checkout/invalid-response': entry(502, 'payment', 'Invalid response from payment service', {
    severity: 'critical',
  }),
} as const satisfies Record<string, ErrorEntry>;

export type ClientErrorCode = keyof typeof CLIENT_ERRORS;
