import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { PLAN_IDS } from '../plans.ts';
import { DistanceUnit, TimeZone } from '../preferences.ts';
import { LabourRate, PriceRegion } from '../pricing.ts';
import { line } from '../text.ts';

/** What the app knows of the signed-in user (docs/product.md, Session). */
export const Me = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  pictureUrl: z.string().nullable(),
  timeZone: z.string().nullable(),
  distanceUnit: DistanceUnit,
  priceRegion: PriceRegion,
  /** The user's labour rate, in cents of the region's currency; null is the region's default. */
  labourCentsPerHour: z.int().nullable(),
  subscription: z.object({
    tier: z.enum(PLAN_IDS),
    active: z.boolean(),
    renewalDate: z.string(),
    usage: z.object({ diagnoses: z.int(), repairGuides: z.int() }),
    limits: z.object({ diagnoses: z.int().nullable(), repairGuides: z.int().nullable() }),
  }),
});
export type Me = z.infer<typeof Me>;

/** A user's changes of their profile and settings; a partial update. */
export const MeChanges = z.strictObject({
  name: line('Full name', 100).optional(),
  distanceUnit: DistanceUnit.optional(),
  /** Null follows the device. */
  timeZone: TimeZone.nullable().optional(),
  priceRegion: PriceRegion.optional(),
  /**
   * Null restores the region's default. So does a change of region without a rate: a rate in
   * dollars means nothing in pounds.
   */
  labourCentsPerHour: LabourRate.nullable().optional(),
});
export type MeChanges = z.infer<typeof MeChanges>;

const exampleMe = {
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  email: 'sam@example.com',
  name: 'Sam Taylor',
  emailVerified: true,
  createdAt: '2026-01-05T09:30:00.000Z',
  pictureUrl: null,
  timeZone: 'Europe/London',
  distanceUnit: 'miles',
  priceRegion: 'uk',
  labourCentsPerHour: 6500,
  subscription: {
    tier: 'free',
    active: true,
    renewalDate: 'No renewal date',
    usage: { diagnoses: 2, repairGuides: 0 },
    limits: { diagnoses: 5, repairGuides: 1 },
  },
} satisfies z.input<typeof Me>;

export const getMe = defineEndpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/me',
  tag: 'Account',
  summary: 'The signed-in person, their plan and usage',
  access: 'user',
  status: 200,
  output: Me,
  example: { output: exampleMe },
});

export const updateMe = defineEndpoint({
  id: 'updateMe',
  method: 'PATCH',
  path: '/api/me',
  tag: 'Account',
  summary:
    'Change name, units, time zone, where prices are told for and what an hour of labour costs',
  access: 'user',
  body: MeChanges,
  status: 200,
  output: Me,
  example: { body: { priceRegion: 'uk', labourCentsPerHour: 6500 }, output: exampleMe },
});
