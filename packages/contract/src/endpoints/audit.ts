import { AUDIT_KINDS, AUDIT_SEVERITIES } from '@wrenchwise/rules/audit';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

export const AuditEvent = z.object({
  id: z.string(),
  kind: z.enum(AUDIT_KINDS),
  severity: z.enum(AUDIT_SEVERITIES),
  address: z.string().nullable(),
  /** Such as 'Firefox on Windows'; null where nothing is known. */
  device: z.string().nullable(),
  /** What it was about, in a few readable words; null where the kind says all. */
  about: z.string().nullable(),
  createdAt: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const listAudit = defineEndpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/api/me/audit',
  tag: 'Security',
  summary: 'One’s own security events, newest first',
  access: 'user',
  query: z.object({
    page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number<string>().int().min(1).max(100).default(20),
    /** 'security' leaves out what was merely created, changed or deleted. */
    show: z.enum(['security', 'all']).default('all'),
  }),
  status: 200,
  output: z.object({ events: z.array(AuditEvent), total: z.int() }),
  example: {
    query: { page: '1', perPage: '20', show: 'all' },
    output: {
      events: [
        {
          id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
          kind: 'auth_success',
          severity: 'info',
          address: '203.0.113.7',
          device: 'Firefox on Windows',
          about: 'with the password',
          createdAt: '2026-01-05T09:30:00.000Z',
        },
      ],
      total: 1,
    },
  },
});
