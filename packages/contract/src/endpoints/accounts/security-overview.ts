import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { Passkey } from './passkeys.ts';
import { DeviceSession } from './sessions-and-devices.ts';

/** All that belongs to signing in. */
export const SecurityOverview = z.object({
  hasPassword: z.boolean(),
  google: z.object({ connected: z.boolean(), available: z.boolean() }),
  /** The operator's OpenID provider; null where there is none and none is connected. */
  oidc: z.object({ connected: z.boolean(), available: z.boolean(), name: z.string() }).nullable(),
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
      oidc: null,
      twoFactor: { enabled: true, recoveryCodesLeft: 10, readable: true },
      passkeys: [],
      sessions: [
        {
          id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
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
