import { storableText, prose } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { ERROR_CATEGORIES, ERROR_SEVERITIES } from '../error-entry.ts';

export const reportError = defineEndpoint({
  id: 'reportError',
  method: 'POST',
  path: '/api/error-reports',
  tag: 'Support',
  summary: 'Report an error of the page: a person from the error screen, or the page by itself',
  access: 'public',
  body: z.object({
    message: prose('Message', 2000),
    category: z.enum(ERROR_CATEGORIES).default('unknown'),
    severity: z.enum(ERROR_SEVERITIES).default('error'),
    /** False for a user's report from the error screen; true for an uncaught error. */
    automatic: z.boolean().default(false),
    /** The path of the page, without its query. */
    page: storableText(300).optional(),
    /** The request id that the failed answer carried. */
    requestId: storableText(64).optional(),
  }),
  status: 202,
  output: z.object({ received: z.literal(true) }),
  errors: ['request/text-too-long'],
  limit: { requests: 20, seconds: 3600, per: 'address' },
  example: {
    body: {
      message: 'The server encountered an error. Please try again later.',
      category: 'network',
      page: '/dashboard/history',
      requestId: '3f1c2a90c6d24a1f',
    },
    output: { received: true },
  },
});
