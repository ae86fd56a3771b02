import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { ANYBODY } from '../../write-limits.ts';
import { AccountUser, EXAMPLE_USER, SignedIn } from './account-user.ts';
import { EmailAddress, EnteredPassword } from './credentials.ts';

export const signIn = defineEndpoint({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/sign-in/email',
  tag: 'Account',
  summary: 'Log in with e-mail and password; with two-factor on, a code is asked for next',
  access: 'public',
  body: z.object({
    email: EmailAddress,
    password: EnteredPassword,
    rememberMe: z.boolean().default(false),
  }),
  status: 200,
  output: SignedIn,
  errors: ['auth/invalid-credentials', 'auth/email-not-verified', 'auth/account-locked'],
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
  limit: ANYBODY,
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
