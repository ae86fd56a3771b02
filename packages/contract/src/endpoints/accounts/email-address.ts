import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { EmailAddress, EnteredPassword, LinkToken } from './credentials.ts';

export const changeEmail = defineEndpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/me/email',
  tag: 'Account',
  summary:
    'Ask for another e-mail address: a link goes to the current one first, then to the new one',
  access: 'user',
  body: z.object({ newEmail: EmailAddress, password: EnteredPassword.optional() }),
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

/** An e-mail change that waits for a link to be followed. */
export const PendingEmailChange = z.object({
  newEmail: z.string(),
  /** Where the link that is waited for went: the current address first, then the new one. */
  sentTo: z.string(),
  sentAt: z.string(),
  /** When the link stops working, and the change is off. */
  expiresAt: z.string(),
});
export type PendingEmailChange = z.infer<typeof PendingEmailChange>;

export const getEmailChange = defineEndpoint({
  id: 'getEmailChange',
  method: 'GET',
  path: '/api/me/email-change',
  tag: 'Account',
  summary: 'The e-mail change that waits to be confirmed, or null',
  access: 'user',
  status: 200,
  output: z.object({ change: PendingEmailChange.nullable() }),
  example: {
    output: {
      change: {
        newEmail: 'sam.taylor@example.com',
        sentTo: 'sam@example.com',
        sentAt: '2026-01-05T09:30:00.000Z',
        expiresAt: '2026-01-05T10:30:00.000Z',
      },
    },
  },
});

export const resendEmailChange = defineEndpoint({
  id: 'resendEmailChange',
  method: 'POST',
  path: '/api/me/email-change/resend',
  tag: 'Account',
  summary: 'Send the link of the e-mail change once more; the older link no longer works',
  access: 'user',
  status: 202,
  output: z.object({ sentTo: z.string() }),
  errors: ['auth/link-expired'],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: { output: { sentTo: 'sam@example.com' } },
});

export const cancelEmailChange = defineEndpoint({
  id: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/me/email-change',
  tag: 'Account',
  summary: 'Call the e-mail change off: its links no longer work',
  access: 'user',
  status: 204,
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {},
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
