import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { EnteredPassword } from './credentials.ts';

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/me/delete',
  tag: 'Account',
  summary: 'Delete the account and everything personal; a paid subscription is cancelled first',
  access: 'user',
  body: z.object({
    /** The account's address, typed out exactly to be sure: in capitals it is another one. */
    email: storableText(254).min(1, 'Please enter your email address.'),
    password: EnteredPassword.optional(),
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
