import { ACCOUNT_ERRORS } from './account-errors.ts';
import { CLIENT_ERRORS } from './client-errors.ts';
import { DEVELOPER_ERRORS } from './developer-errors.ts';
import { DIAGNOSIS_ERRORS } from './diagnosis-errors.ts';
import { entry, type ErrorEntry } from './error-entry.ts';
import { GARAGE_ERRORS } from './garage-errors.ts';
import { PAYMENT_ERRORS } from './payment-errors.ts';
import { QUOTE_ERRORS } from './quote-errors.ts';
import { SERVER_ERRORS } from './server-errors.ts';
import { VEHICLE_ERRORS } from './vehicle-errors.ts';

/**
 * The one error catalogue (docs/product.md, Errors): every way in which a request can fail, the
 * message on the screen, how serious it is for the operator, and whether trying again can help.
 */

export const ERRORS = {
  ...CLIENT_ERRORS,
  ...ACCOUNT_ERRORS,
  ...SERVER_ERRORS,
  ...QUOTE_ERRORS,

  'db/constraint-violation': entry(409, 'database', 'The data violates a database constraint.', {
    severity: 'warning',
  }),
  'db/foreign-key-violation': entry(
    409,
    'database',
    'The operation references a non-existent record.',
  ),
  'db/unique-violation': entry(409, 'database', 'A record with this information already exists.'),
  'db/not-null-violation': entry(400, 'database', 'Required information is missing.'),
  'db/check-violation': entry(400, 'database', 'The data does not meet validation requirements.'),
  'db/invalid-query': entry(500, 'database', 'The database query is invalid.'),
  'db/record-not-found': entry(404, 'database', 'The requested record was not found.', {
    severity: 'info',
  }),
  'db/unavailable': entry(
    503,
    'database',
    'The service is not available for a moment. Please try again shortly.',
    { retryable: true, severity: 'critical' },
  ),

  'permission/denied': entry(
    403,
    'authorization',
    'You do not have permission to perform this action.',
    { severity: 'critical' },
  ),
  'permission/insufficient-rights': entry(
    403,
    'authorization',
    'Your plan does not include this. Please upgrade your plan to use it.',
  ),
  'permission/insufficient-scope': entry(
    403,
    'authorization',
    'This API key may not do this. Please use one with the scope that it needs.',
    { severity: 'info' },
  ),
  'permission/foreign-origin': entry(
    403,
    'authorization',
    'This request came from another site and was refused.',
  ),

  'request/invalid': entry(400, 'validation', 'Please check the highlighted fields.', {
    severity: 'info',
  }),
  'request/malformed': entry(400, 'validation', 'The request could not be read.', {
    severity: 'info',
  }),
  'request/too-large': entry(413, 'validation', 'The request is too large.', { severity: 'info' }),
  'request/text-too-long': entry(
    422,
    'validation',
    'This text is too long. Please shorten the highlighted field.',
    { severity: 'info' },
  ),
  'request/unsupported-media-type': entry(415, 'validation', 'Please send JSON.', {
    severity: 'info',
  }),
  'request/not-found': entry(404, 'api', 'There is nothing at this address.', { severity: 'info' }),
  'request/method-not-allowed': entry(405, 'api', 'This address does not accept that method.', {
    severity: 'info',
  }),
  'request/idempotency-conflict': entry(
    409,
    'validation',
    'This Idempotency-Key was used for a different request.',
    { severity: 'info' },
  ),
  'request/in-progress': entry(
    409,
    'api',
    'The same request is still being worked on. Please try again in a moment.',
    { severity: 'info', retryable: true },
  ),

  'picture/too-large': entry(
    413,
    'validation',
    'This picture is too large. Please choose one of at most 512 kB and 2048 pixels a side.',
    { severity: 'info' },
  ),
  'picture/not-a-picture': entry(
    415,
    'validation',
    'This is not a picture that can be used. Please choose a PNG, JPEG or WebP file.',
    { severity: 'info' },
  ),

  'usage/diagnosis-limit': entry(
    402,
    'subscription',
    'Monthly diagnosis limit reached. Please upgrade your plan for more diagnoses.',
    { severity: 'info' },
  ),
  'usage/guide-limit': entry(
    402,
    'subscription',
    'Monthly repair guide limit reached. Please upgrade your plan for more repair guides.',
    { severity: 'info' },
  ),
  'usage/api-limit': entry(
    402,
    'subscription',
    'Monthly API call limit reached. Please upgrade your plan for more API calls.',
    { severity: 'info' },
  ),
  'usage/check-failed': entry(503, 'subscription', 'Failed to check usage limits', {
    retryable: true,
  }),

  ...DIAGNOSIS_ERRORS,
  ...GARAGE_ERRORS,
  ...VEHICLE_ERRORS,
  ...PAYMENT_ERRORS,
  ...DEVELOPER_ERRORS,

  'subscription/circuit-open': entry(503, 'subscription', 'Circuit breaker is open'),
  'subscription/cancel-failed': entry(
    503,
    'subscription',
    'Failed to cancel subscription. Please try again.',
  ),
  'subscription/resume-failed': entry(
    503,
    'subscription',
    'Failed to resume subscription. Please try again.',
  ),
  'subscription/nothing-to-cancel': entry(
    409,
    'subscription',
    'There is no running subscription to cancel.',
    { severity: 'info' },
  ),
  'subscription/nothing-to-resume': entry(
    409,
    'subscription',
    'There is no cancelled subscription to resume. Its paid period may have ended.',
    { severity: 'info' },
  ),
  'contact/not-sent': entry(503, 'internal', 'Failed to send message. Please try again later.', {
    retryable: true,
  }),
  'rpc/function-not-found': entry(
    500,
    'database',
    'An unexpected error occurred. Please try again later.',
    { severity: 'critical' },
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[]; // keys of a const object

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);
