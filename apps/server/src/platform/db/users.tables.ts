import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id, instant, updatedAt } from './columns.ts';

/** Tables of Better Auth. Owner role only: `app_user` has no right on them. */

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The unit of distances: 'miles' or 'kilometres'. */
    distanceUnit: text('distance_unit').notNull().default('miles'),
    /** An IANA time zone; null follows the device. */
    timeZone: text('time_zone'),
    /** ISO 3166-1 alpha-2; units, numbers to call, registers and model facts follow it. */
    country: text('country').notNull().default('GB'),
    /** 'assumed' until the user has chosen a country. */
    placeSource: text('place_source').notNull().default('assumed'),
    /** One of the engine's price regions: the country's, unless the user set another. */
    priceRegion: text('price_region').notNull().default('uk'),
    /** An hour of labour in cents of the region's currency; null is the region's default. */
    labourCentsPerHour: integer('labour_cents_per_hour'),
    /** Whether checks that need a tool are asked about. */
    hasTools: boolean('has_tools').notNull().default(true),
    /** When an operator locked the account: nobody signs in to it, and its keys are refused. */
    lockedAt: instant('locked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_distance_unit_check', sql`${table.distanceUnit} in ('miles', 'kilometres')`),
    check(
      'users_price_region_check',
      sql`${table.priceRegion} in ('uk', 'ie', 'eu', 'us', 'ca', 'au', 'nz')`,
    ),
    check('users_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('users_place_source_check', sql`${table.placeSource} in ('assumed', 'chosen')`),
    check(
      'users_labour_cents_per_hour_check',
      sql`${table.labourCentsPerHour} between 1000 and 50000`,
    ),
  ],
);
