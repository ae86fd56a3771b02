import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

export const countPageView = defineEndpoint({
  id: 'countPageView',
  method: 'POST',
  path: '/api/page-views',
  tag: 'Support',
  summary:
    'Count a view of a public page, after its reader has accepted that; any other path is ignored',
  access: 'public',
  body: z.object({
    /** The path only, without query or hash. */
    path: storableText(300).min(1, 'Path is required'),
  }),
  status: 204,
  limit: { requests: 300, seconds: 3600, per: 'address' },
  example: { body: { path: '/pricing' } },
});
