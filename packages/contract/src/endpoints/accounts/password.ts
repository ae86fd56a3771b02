import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { EmailAddress, EnteredPassword, LinkToken, NewPassword } from './credentials.ts';

/** What is said of every address, whether it has an account or not. */
export const RESET_REQUESTED = 'If an account exists for this address, a reset link is on its way.';

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/request-password-reset',
  tag: 'Account',
  summary:
    'Send a reset link by mail, which voids older ones; the answer is the same for every address',
  access: 'public',
  body: z.object({ email: EmailAddress }),
  status: 200,
  output: z.object({ message: z.literal(RESET_REQUESTED) }),
  limit: { requests: 20, seconds: 3600, per: 'address' },
  example: { body: { email: 'sam@example.com' }, output: { message: RESET_REQUESTED } },
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  tag: 'Account',
  summary: 'Choose a new password with the token of the reset link; every session ends',
  access: 'public',
  body: z.object({ token: LinkToken, newPassword: NewPassword }),
  status: 200,
  output: z.object({ success: z.literal(true) }),
  errors: ['auth/link-expired', 'auth/weak-password'],
  limit: { requests: 30, seconds: 3600, per: 'address' },
  example: {
    body: { token: 'q1w2e3r4t5y6u7i8o9p0a1s2', newPassword: 'correct horse battery' },
    output: { success: true },
  },
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/me/password',
  tag: 'Account',
  summary: 'Change the password; every other session ends and this one gets a new token',
  access: 'user',
  body: z.object({ currentPassword: EnteredPassword, newPassword: NewPassword }),
  status: 200,
  output: z.object({ success: z.literal(true) }),
  errors: ['auth/wrong-password', 'auth/no-password', 'auth/weak-password', 'auth/same-password'],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    body: { currentPassword: 'correct horse battery', newPassword: 'a fine day for driving' },
    output: { success: true },
  },
});
