import { z } from 'zod';

import { AUDIT_KINDS, AUDIT_SEVERITIES } from '../audit.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Passkey } from './passkeys.ts';
import { Confirmation } from './two-factor.ts';

const exampleId = { id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11' };

/** One browser that is signed in. */
export const DeviceSession = z.object({
  id: z.string(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  address: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** All that belongs to signing in. */
export const SecurityOverview = z.object({
  hasPassword: z.boolean(),
  google: z.object({ connected: z.boolean(), available: z.boolean() }),
  twoFactor: z.object({
    enabled: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** False when the server can no longer check its codes: it must be set up again. */
    readable: z.boolean(),
  }),
  passkeys: z.array(Passkey),
  /** The one that asks first, then the newest. */
  sessions: z.array(DeviceSession),
});
export type SecurityOverview = z.infer<typeof SecurityOverview>;

export const getSecurity = defineEndpoint({
  id: 'getSecurity',
  method: 'GET',
  path: '/api/me/security',
  tag: 'Security',
  summary: 'Ways to sign in, and where one is signed in',
  access: 'user',
  status: 200,
  output: SecurityOverview,
  example: {
    output: {
      hasPassword: true,
      google: { connected: false, available: true },
      twoFactor: { enabled: true, recoveryCodesLeft: 10, readable: true },
      passkeys: [],
      sessions: [
        {
          ...exampleId,
          device: 'Firefox on Windows',
          kind: 'desktop',
          address: '203.0.113.7',
          createdAt: '2026-01-05T09:30:00.000Z',
          expiresAt: '2026-02-04T09:30:00.000Z',
          current: true,
        },
      ],
    },
  },
});

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'POST',
  path: '/api/me/sessions/{id}/end',
  tag: 'Security',
  summary: 'Sign out one browser',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: Confirmation,
  status: 204,
  errors: ['auth/wrong-password', 'auth/reauthentication-required'],
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: { params: exampleId, body: { password: 'correct horse battery' } },
});

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/api/me/sessions/end-others',
  tag: 'Security',
  summary: 'Sign out every browser but this one',
  access: 'user',
  body: Confirmation,
  status: 200,
  errors: ['auth/wrong-password', 'auth/reauthentication-required'],
  output: z.object({ ended: z.int() }),
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: { body: { password: 'correct horse battery' }, output: { ended: 2 } },
});

export const AuditEvent = z.object({
  id: z.string(),
  kind: z.enum(AUDIT_KINDS),
  severity: z.enum(AUDIT_SEVERITIES),
  address: z.string().nullable(),
  /** Such as 'Firefox on Windows'; null where nothing is known. */
  device: z.string().nullable(),
  /** What it was about, in a few words a person can read; null where the kind says all. */
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
          ...exampleId,
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
