/**
 * The one error catalogue (docs/product.md, Errors): every way in which a request can fail, the
 * message on the screen, how serious it is for the operator, and whether trying again can help.
 */

export const ERROR_CATEGORIES = [
  'database',
  'authentication',
  'network',
  'internal',
  'validation',
  'authorization',
  'api',
  'payment',
  'subscription',
  'external',
  'unknown',
  'vehicle',
] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

export const ERROR_SEVERITIES = ['debug', 'info', 'warning', 'error', 'critical'] as const;
export type ErrorSeverity = (typeof ERROR_SEVERITIES)[number];

export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** The message on the screen. */
  readonly message: string;
  readonly category: ErrorCategory;
  readonly severity: ErrorSeverity;
  readonly retryable: boolean;
}

const entry = (
  status: number,
  category: ErrorCategory,
  message: string,
  rest: Partial<Pick<ErrorEntry, 'severity' | 'retryable'>> = {},
): ErrorEntry => ({ status, category, message, severity: 'error', retryable: false, ...rest });

export const ERRORS = {
  'auth/invalid-credentials': entry(
    401,
    'authentication',
    'Invalid email or password. Please try again.',
  ),
  'auth/email-not-verified': entry(
    403,
    'authentication',
    'Please verify your email address before logging in.',
    { severity: 'info' },
  ),
  'auth/user-not-found': entry(
    404,
    'authentication',
    'User not found. Please check your email or sign up for a new account.',
  ),
  'auth/email-in-use': entry(
    409,
    'authentication',
    'This email is already in use. Please use a different email or try logging in.',
    { severity: 'warning' },
  ),
  'auth/weak-password': entry(
    400,
    'authentication',
    'Password is too weak. Please use a stronger password.',
    { severity: 'warning' },
  ),
  'auth/expired-session': entry(
    401,
    'authentication',
    'Your session has expired. Please log in again.',
  ),
  'auth/invalid-token': entry(
    401,
    'authentication',
    'Invalid authentication token. Please log in again.',
  ),
  'auth/no-user': entry(401, 'authentication', 'No user is currently logged in.'),
  'auth/link-expired': entry(
    400,
    'authentication',
    'This link has expired, was used already or has been replaced. Please ask for a new one.',
    { severity: 'info' },
  ),
  'auth/same-password': entry(
    409,
    'authentication',
    'This is your password already. Please choose another one.',
    { severity: 'info' },
  ),
  'auth/wrong-password': entry(403, 'authentication', 'This is not your current password.', {
    severity: 'warning',
  }),
  'auth/no-password': entry(
    409,
    'authentication',
    'This account has no password yet. Use the reset link to set one.',
    { severity: 'info' },
  ),
  'auth/wrong-code': entry(403, 'authentication', 'This code is not right. Please try again.', {
    severity: 'warning',
  }),
  'auth/challenge-expired': entry(
    401,
    'authentication',
    'This took too long. Please log in again.',
    { severity: 'info' },
  ),
  'auth/reauthentication-required': entry(
    403,
    'authentication',
    'Please sign in again to confirm that it is you.',
    { severity: 'info' },
  ),
  'auth/two-factor-is-on': entry(409, 'authentication', 'Two-factor is on already.', {
    severity: 'info',
  }),
  'auth/two-factor-is-off': entry(409, 'authentication', 'Two-factor is not on.', {
    severity: 'info',
  }),
  'auth/two-factor-unreadable': entry(
    409,
    'authentication',
    'We cannot check your codes because of a fault on our side. Sign in with a passkey or Google if you can, or contact us and we will help you back in.',
  ),
  'auth/passkey-failed': entry(
    400,
    'authentication',
    'The passkey could not be used. Please try again.',
    { severity: 'warning' },
  ),
  'auth/last-way-in': entry(
    409,
    'authentication',
    'This is your only way to sign in. Add another one first.',
    { severity: 'info' },
  ),
  'auth/same-email': entry(409, 'authentication', 'This is your e-mail address already.', {
    severity: 'info',
  }),
  'auth/email-mismatch': entry(
    400,
    'authentication',
    'Please type the e-mail address of your account exactly.',
    { severity: 'info' },
  ),
  'auth/google-not-set-up': entry(
    409,
    'authentication',
    'Google sign-in is not set up on this server. Please use your e-mail and password.',
    { severity: 'info' },
  ),
  'auth/google-failed': entry(
    502,
    'authentication',
    'Failed to login with Google. Please try again.',
  ),

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
  'permission/foreign-origin': entry(
    403,
    'authorization',
    'This request came from another site and was refused.',
  ),
  'rate-limit/exceeded': entry(429, 'api', 'Too many requests. Please try again later.', {
    retryable: true,
  }),

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
  'usage/check-failed': entry(503, 'subscription', 'Failed to check usage limits', {
    retryable: true,
  }),

  'diagnosis/empty': entry(
    502,
    'external',
    'The diagnostic service returned an empty response. Please try again with more detailed symptoms.',
  ),
  'diagnosis/no-results': entry(
    422,
    'external',
    'No diagnosis results available. Please try again with more detailed symptoms.',
    { severity: 'info' },
  ),
  'diagnosis/too-little': entry(
    422,
    'validation',
    'No diagnosis results available. Please try again with more detailed symptoms.',
    { severity: 'info' },
  ),
  'diagnosis/not-about-a-car': entry(
    422,
    'validation',
    'This does not seem to be about a car, so there is nothing to diagnose.',
    { severity: 'info' },
  ),
  'diagnosis/not-english': entry(
    422,
    'validation',
    'Only English is understood so far. Please describe the fault in English.',
    { severity: 'info' },
  ),
  'diagnosis/service-failed': entry(
    502,
    'external',
    'The diagnostic service is currently experiencing issues. Please try again later.',
    { retryable: true },
  ),
  'diagnosis/invalid-format': entry(
    502,
    'external',
    'The diagnostic service returned an invalid response format. Our team has been notified.',
    { severity: 'critical' },
  ),
  'diagnosis/unreachable': entry(
    502,
    'external',
    'Unable to reach the diagnostic service. Please check your internet connection and try again.',
    { retryable: true },
  ),
  'diagnosis/incomplete': entry(
    502,
    'external',
    'The diagnosis service returned incomplete results. Please try again.',
    { retryable: true },
  ),
  'diagnosis/save-failed': entry(500, 'database', 'Failed to save diagnosis results.', {
    retryable: true,
  }),
  'diagnosis/not-found': entry(404, 'database', 'Diagnosis not found', { severity: 'info' }),
  'diagnosis/unknown-step': entry(404, 'validation', 'This diagnosis has no such step.', {
    severity: 'info',
  }),
  'diagnosis/no-such-code': entry(
    404,
    'validation',
    'This is not a trouble code. A code is P, B, C or U and four characters of 0 to 9 and A to F, such as P0420.',
    { severity: 'info' },
  ),
  'diagnosis/unknown-question': entry(
    409,
    'validation',
    'This question was already answered or is no longer open.',
    { severity: 'info' },
  ),

  'subscription/fetch-timeout': entry(504, 'subscription', 'Subscription fetch timeout', {
    retryable: true,
  }),
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
  'unknown/error': entry(500, 'unknown', 'An unexpected error occurred. Please try again later.'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[]; // keys of a const object

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);
