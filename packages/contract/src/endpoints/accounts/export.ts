import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';

/** How long an archive can be downloaded. */
export const EXPORT_DAYS = 7;

/** An archive of everything that is stored about a user: made in the background, then mailed as a link. */
export const DataExport = z.object({
  id: z.uuid(),
  state: z.enum(['preparing', 'ready', 'failed']),
  createdAt: z.string(),
  /** Of the archive; null until it is ready. */
  bytes: z.int().min(0).nullable(),
  /** When it is deleted; null until it is ready. */
  expiresAt: z.string().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const LIMIT = { requests: 10, seconds: 3600, per: 'user' } as const;
const exportId = '0b8f2d5e-7a31-4a4e-9d0a-6f1f5b1f7c21';
const example = {
  id: exportId,
  state: 'ready',
  createdAt: '2026-03-02T08:15:00.000Z',
  bytes: 48_213,
  expiresAt: '2026-03-09T08:15:00.000Z',
} as const;

export const exportData = defineEndpoint({
  id: 'exportData',
  method: 'GET',
  path: '/api/me/export',
  tag: 'Account',
  summary:
    'Everything that is stored about oneself, as JSON and CSV in one ZIP archive; of a large account by `POST /api/me/exports`',
  access: 'user',
  status: 200,
  output: z.instanceof(Blob),
  produces: ['application/zip'],
  errors: ['account/export-too-large'],
  costly: true,
  limit: LIMIT,
  example: {},
});

export const requestExport = defineEndpoint({
  id: 'requestExport',
  method: 'POST',
  path: '/api/me/exports',
  tag: 'Account',
  summary:
    'Have everything that is stored about oneself put into one ZIP archive; a mail says when it is ready. One archive at a time: a new one replaces the last',
  access: 'user',
  status: 202,
  output: DataExport,
  limit: LIMIT,
  example: { output: { ...example, state: 'preparing', bytes: null, expiresAt: null } },
});

export const listExports = defineEndpoint({
  id: 'listExports',
  method: 'GET',
  path: '/api/me/exports',
  tag: 'Account',
  summary: 'The archives of one’s data that are being prepared or ready, newest first',
  access: 'user',
  status: 200,
  output: z.object({ exports: z.array(DataExport) }),
  example: { output: { exports: [example] } },
});

export const downloadExport = defineEndpoint({
  id: 'downloadExport',
  method: 'GET',
  path: '/api/me/exports/{id}/file',
  tag: 'Account',
  summary: 'An archive of one’s data that is ready, as a ZIP file',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: z.instanceof(Blob),
  produces: ['application/zip'],
  errors: ['db/record-not-found'],
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: { params: { id: exportId } },
});
