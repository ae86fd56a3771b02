import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { EmailAddress, GivenPassword } from './auth.ts';
import { LinkToken } from './password.ts';

export const changeEmail = defineEndpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/me/email',
  tag: 'Account',
  summary:
    'Ask for another e-mail address: a link goes to the current one first, then to the new one',
  access: 'user',
  body: z.object({ newEmail: EmailAddress, password: GivenPassword.optional() }),
  status: 202,
  output: z.object({ sentTo: z.string() }),
  errors: [
    'auth/email-in-use',
    'auth/same-email',
    'auth/wrong-password',
    'auth/reauthentication-required',
  ],
  limit: { requests: 10, seconds: 3600, per: 'user' },
  example: {
    body: { newEmail: 'sam.taylor@example.com', password: 'correct horse battery' },
    output: { sentTo: 'sam@example.com' },
  },
});

export const confirmEmailChange = defineEndpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/auth/email-change',
  tag: 'Account',
  summary:
    'Follow a link of an e-mail change, first from the current address, then from the new one',
  access: 'public',
  body: z.object({ token: LinkToken }),
  status: 200,
  output: z.object({
    /** 'confirmed': a link is on its way to the new address. 'changed': it is the address now. */
    step: z.enum(['confirmed', 'changed']),
    newEmail: z.string(),
  }),
  errors: ['auth/link-expired', 'auth/email-in-use'],
  limit: { requests: 30, seconds: 3600, per: 'address' },
  example: {
    body: { token: 'q1w2e3r4t5y6u7i8o9p0a1s2' },
    output: { step: 'confirmed', newEmail: 'sam.taylor@example.com' },
  },
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/me/delete',
  tag: 'Account',
  summary: 'Delete the account and everything personal; a paid subscription is cancelled first',
  access: 'user',
  body: z.object({
    /** The account's address, typed out to be sure. */
    email: EmailAddress,
    password: GivenPassword.optional(),
  }),
  status: 200,
  output: z.object({ deleted: z.literal(true) }),
  errors: [
    'auth/email-mismatch',
    'auth/wrong-password',
    'auth/reauthentication-required',
    'subscription/cancel-failed',
  ],
  limit: { requests: 10, seconds: 3600, per: 'user' },
  example: {
    body: { email: 'sam@example.com', password: 'correct horse battery' },
    output: { deleted: true },
  },
});
