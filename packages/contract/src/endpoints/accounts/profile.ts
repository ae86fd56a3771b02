import { placeIn } from '@wrenchwise/rules/place';
import { CountryCode, Place } from '@wrenchwise/rules/place-fields';
import { PLAN_IDS } from '@wrenchwise/rules/plans';
import { DistanceUnit, TimeZone } from '@wrenchwise/rules/preferences';
import { LabourRate, PriceRegion } from '@wrenchwise/rules/pricing';
import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { SETTINGS } from '../../write-limits.ts';

/** The signed-in user with plan, usage and preferences (docs/product.md, 'Session'). */
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
  /** The user's own labour rate, in cents of the region's currency; null is the region's default. */
  labourCentsPerHour: z.int().nullable(),
  /** Whether checks that need a tool are asked about. */
  hasTools: z.boolean(),
  place: Place,
  subscription: z.object({
    tier: z.enum(PLAN_IDS),
    active: z.boolean(),
    renewalDate: z.string(),
    usage: z.object({ diagnoses: z.int(), repairGuides: z.int() }),
    limits: z.object({ diagnoses: z.int().nullable(), repairGuides: z.int().nullable() }),
  }),
});
export type Me = z.infer<typeof Me>;

/** What users may change about themselves. What is not named stays as it is. */
export const MeChanges = z.strictObject({
  name: line('Full name', 100).optional(),
  distanceUnit: DistanceUnit.optional(),
  /** Null follows the device. */
  timeZone: TimeZone.nullable().optional(),
  /**
   * The country that prices, units and numbers to call follow; from now on it is chosen, not assumed.
   * What is named beside it goes first.
   */
  country: CountryCode.optional(),
  /** Moves to the region's country; 'eu' has no single one, and changes the prices only. */
  priceRegion: PriceRegion.optional(),
  /**
   * Null goes back to the region's default. A change of currency without a rate does so too: an hour
   * in dollars says nothing of an hour in pounds.
   */
  labourCentsPerHour: LabourRate.nullable().optional(),
  hasTools: z.boolean().optional(),
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
  hasTools: true,
  place: placeIn('GB', { source: 'chosen' }),
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
    'Change name, country, units, time zone, whose prices are shown and what an hour of labour costs',
  access: 'user',
  body: MeChanges,
  status: 200,
  output: Me,
  limit: SETTINGS,
  example: { body: { country: 'GB', labourCentsPerHour: 6500 }, output: exampleMe },
});
