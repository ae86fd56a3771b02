import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';

export const exportData = defineEndpoint({
  id: 'exportData',
  method: 'GET',
  path: '/api/me/export',
  tag: 'Account',
  summary: 'Everything that is kept about oneself, as JSON and CSV in one ZIP archive',
  access: 'user',
  status: 200,
  output: z.instanceof(Blob),
  produces: ['application/zip'],
  costly: true,
  limit: { requests: 10, seconds: 3600, per: 'user' },
  example: {},
});
