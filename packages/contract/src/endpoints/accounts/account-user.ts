import { placeIn } from '@wrenchwise/rules/place';
import { Place } from '@wrenchwise/rules/place-fields';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import { z } from 'zod';

export const AccountUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  /** Where the profile picture is read; null without one. Changes with the picture. */
  pictureUrl: z.string().nullable(),
  /** An IANA name such as 'Europe/London'; null follows the device. */
  timeZone: z.string().nullable(),
  distanceUnit: DistanceUnit,
  place: Place,
});
export type AccountUser = z.infer<typeof AccountUser>;

export const EXAMPLE_USER = {
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  email: 'sam@example.com',
  name: 'Sam Taylor',
  emailVerified: true,
  createdAt: '2026-01-05T09:30:00.000Z',
  pictureUrl: null,
  timeZone: 'Europe/London',
  distanceUnit: 'miles',
  place: placeIn('GB', { source: 'assumed' }),
} satisfies z.input<typeof AccountUser>;

/** The answer to a log-in. The user is null while a code of the second factor is still owed. */
export const SignedIn = z.object({
  user: AccountUser.nullable(),
  twoFactorRequired: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;
