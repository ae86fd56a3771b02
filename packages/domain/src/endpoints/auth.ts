import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { DistanceUnit } from '../preferences.ts';
import { storableText, line } from '../text.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const EmailAddress = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address.')
  .max(254, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'));

const isPlainText = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

const WRONG_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

/** A password that is being chosen: any characters, 8 to 128 of them. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN, 'Password should be at least 8 characters long.')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long.`)
  .refine(isPlainText, 'Please use other characters.');

/** A password that is being checked: no rule but a bound, so that no hint is given. */
export const GivenPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(PASSWORD_MAX, WRONG_CREDENTIALS)
  .refine(isPlainText, WRONG_CREDENTIALS);

/** A path of this site to go to afterwards; the server keeps only known routes. */
export const ReturnPath = storableText(500).optional();

export const AccountUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  /** Where the profile picture is read; null without one. Changes with the picture. */
  pictureUrl: z.string().nullable(),
  /** An IANA name such as 'Europe/London'; null follows the device. */
  timeZone: z.string().nullable(),
  distanceUnit: DistanceUnit,
});
export type AccountUser = z.infer<typeof AccountUser>;

export const EXAMPLE_USER = {
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  email: 'sam@example.com',
  name: 'Sam Taylor',
  emailVerified: true,
  createdAt: '2026-01-05T09:30:00.000Z',
  pictureUrl: null,
  timeZone: 'Europe/London',
  distanceUnit: 'miles',
} satisfies z.input<typeof AccountUser>;

/** The answer to a log-in. The user is null while a code of the second factor is still owed. */
export const SignedIn = z.object({
  user: AccountUser.nullable(),
  twoFactorRequired: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const signUp = defineEndpoint({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/sign-up/email',
  tag: 'Account',
  summary: 'Create an account and send the verification mail',
  access: 'public',
  body: z.object({
    name: line('Full name', 100),
    email: EmailAddress,
    password: NewPassword,
    callbackURL: ReturnPath,
  }),
  status: 200,
  output: z.object({ user: AccountUser, verificationRequired: z.boolean() }),
  errors: ['auth/email-in-use', 'auth/weak-password'],
  limit: { requests: 60, seconds: 3600, per: 'address' },
  example: {
    body: { name: 'Sam Taylor', email: 'sam@example.com', password: 'correct horse battery' },
    output: { user: { ...EXAMPLE_USER, emailVerified: false }, verificationRequired: true },
  },
});

export const signIn = defineEndpoint({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/sign-in/email',
  tag: 'Account',
  summary: 'Log in with e-mail and password; with two-factor on, a code is asked for next',
  access: 'public',
  body: z.object({
    email: EmailAddress,
    password: GivenPassword,
    rememberMe: z.boolean().default(false),
  }),
  status: 200,
  output: SignedIn,
  errors: ['auth/invalid-credentials', 'auth/email-not-verified'],
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: {
    body: { email: 'sam@example.com', password: 'correct horse battery', rememberMe: true },
    output: { user: EXAMPLE_USER, twoFactorRequired: false },
  },
});

export const signOut = defineEndpoint({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/sign-out',
  tag: 'Account',
  summary: 'End this session',
  access: 'public',
  status: 200,
  output: z.object({ success: z.boolean() }),
  example: { output: { success: true } },
});

export const getSession = defineEndpoint({
  id: 'getSession',
  method: 'GET',
  path: '/api/auth/get-session',
  tag: 'Account',
  summary: 'The current session, or null',
  access: 'public',
  status: 200,
  output: z.object({ session: z.object({ expiresAt: z.string() }), user: AccountUser }).nullable(),
  example: { output: { session: { expiresAt: '2026-02-04T09:30:00.000Z' }, user: EXAMPLE_USER } },
});

export const sendVerificationEmail = defineEndpoint({
  id: 'sendVerificationEmail',
  method: 'POST',
  path: '/api/auth/send-verification-email',
  tag: 'Account',
  summary: 'Send the verification mail again; the answer is the same for every address',
  access: 'public',
  body: z.object({ email: EmailAddress, callbackURL: ReturnPath }),
  status: 200,
  output: z.object({ status: z.boolean() }),
  limit: { requests: 10, seconds: 3600, per: 'address' },
  example: { body: { email: 'sam@example.com' }, output: { status: true } },
});

/** The link of the mail: answers with a redirect to the dashboard or back to the login page. */
export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'GET',
  path: '/api/auth/verify-email',
  tag: 'Account',
  summary: 'Verify an e-mail address by the link of the mail, then redirect',
  access: 'public',
  query: z.object({ token: storableText(2000).min(1), callbackURL: ReturnPath }),
  status: 302,
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: { query: { token: 'eyJhbGciOiJIUzI1NiJ9.…', callbackURL: '/dashboard' } },
});
