import { entry } from './error-entry.ts';

/** Sign-up, sign-in and all that an account's user changes of it. */
export const ACCOUNT_ERRORS = {
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
  'auth/account-locked': entry(
    403,
    'authentication',
    'This account is locked. Please contact us to have it opened again.',
    { severity: 'warning' },
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
  'auth/invalid-api-key': entry(
    401,
    'authentication',
    'This API key is missing, unknown, expired or revoked.',
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
  'account/export-too-large': entry(
    413,
    'validation',
    'This account has too much for one download. Prepare your data in the settings: we mail you when it is ready.',
    { severity: 'info' },
  ),
  'auth/google-not-set-up': entry(
    409,
    'authentication',
    'Google sign-in is not set up on this server. Please use your e-mail and password.',
    { severity: 'info' },
  ),
  'auth/oidc-not-set-up': entry(
    409,
    'authentication',
    'Single sign-on is not set up on this server. Please use your e-mail and password.',
    { severity: 'info' },
  ),
  'auth/oidc-failed': entry(
    502,
    'authentication',
    'Failed to log in with single sign-on. Please try again.',
  ),
  'auth/google-failed': entry(
    502,
    'authentication',
    'Failed to login with Google. Please try again.',
  ),
} as const;
