import { storableText, line, prose } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

const EMAIL_MAX = 254;

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  tag: 'Support',
  summary: 'Write to the team: the message is kept, mailed to them and confirmed to its sender',
  access: 'public',
  body: z.object({
    name: line('Name', 100),
    email: line('Email', EMAIL_MAX)
      .toLowerCase()
      .pipe(z.email('Please enter a valid email address.')),
    subject: line('Subject', 150),
    message: prose('Message', 5000),
    /** The honeypot. What fills it in is answered as usual and dropped. */
    website: storableText(500).optional(),
  }),
  status: 201,
  output: z.object({ received: z.literal(true) }),
  errors: ['request/text-too-long', 'contact/not-sent'],
  limit: { requests: 20, seconds: 3600, per: 'address' },
  example: {
    body: {
      name: 'Sam Taylor',
      email: 'sam@example.com',
      subject: 'A question about my plan',
      message: 'Can I move my diagnoses to another account?',
    },
    output: { received: true },
  },
});
