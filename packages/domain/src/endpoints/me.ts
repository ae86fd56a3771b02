import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { PLAN_IDS } from '../plans.ts';

/** The session user of the app (section 3). */
export const Me = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  subscription: z.object({
    tier: z.enum(PLAN_IDS),
    active: z.boolean(),
    renewalDate: z.string(),
    usage: z.object({ diagnoses: z.int(), repairGuides: z.int() }),
    limits: z.object({ diagnoses: z.int().nullable(), repairGuides: z.int().nullable() }),
  }),
});
export type Me = z.infer<typeof Me>;

export const getMe = defineEndpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/me',
  tag: 'Account',
  summary: 'The signed-in person, their plan and usage',
  access: 'user',
  status: 200,
  output: Me,
  example: {
    output: {
      id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
      email: 'sam@example.com',
      name: 'Sam Taylor',
      emailVerified: true,
      createdAt: '2026-01-05T09:30:00.000Z',
      subscription: {
        tier: 'free',
        active: true,
        renewalDate: 'No renewal date',
        usage: { diagnoses: 2, repairGuides: 0 },
        limits: { diagnoses: 5, repairGuides: 1 },
      },
    },
  },
});
