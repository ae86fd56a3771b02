import { DeviceTimeZone } from '@wrenchwise/rules/preferences';
import { storableText, line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { AccountUser, EXAMPLE_USER, SignedIn } from './account-user.ts';
import { EmailAddress, NewPassword, ReturnPath } from './credentials.ts';

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
    /** The device's; with the request's languages it says which country's prices and units apply. */
    timeZone: DeviceTimeZone,
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

/** What the button of the mailed link's page sends. The link itself only opens the page: mail scanners open links. */
export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  tag: 'Account',
  summary: 'Verify an e-mail address with the token of the mail, once, and sign in',
  access: 'public',
  body: z.object({ token: storableText(2000).min(1, 'This link is not complete.') }),
  status: 200,
  /** `next` is the page of this site to go to. */
  output: SignedIn.extend({ next: z.string() }),
  errors: ['auth/link-expired'],
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: {
    body: { token: 'eyJhbGciOiJIUzI1NiJ9.…' },
    output: { user: EXAMPLE_USER, twoFactorRequired: false, next: '/dashboard' },
  },
});
