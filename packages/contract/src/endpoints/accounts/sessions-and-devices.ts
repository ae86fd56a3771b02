import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { Confirmation } from './credentials.ts';

const exampleId = { id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11' };

/** How many sign-in sessions a user has at most: one more ends the oldest (0031_parallel_sessions.sql). */
export const MAX_SESSIONS = 20;

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
