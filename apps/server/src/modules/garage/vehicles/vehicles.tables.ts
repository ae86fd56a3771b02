import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { CustomField } from '@wrenchwise/rules/garage/custom-fields';
import type { UseProfile } from '@wrenchwise/rules/garage/use-profile';
import type { Assumable } from '@wrenchwise/vehicle/vehicle';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, updatedAt, instant } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';

export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    /** What the household calls it. */
    nickname: text('nickname'),
    vin: text('vin'),
    color: text('color'),
    /** Odometer in miles: of the newest reading in the log (`set_vehicle_mileage`). */
    mileage: integer('mileage'),
    /** The day of that reading. */
    mileageOn: date('mileage_on', { mode: 'string' }),
    notes: text('notes'),
    registration: text('registration'),
    /** One of `FUELS`; what the register calls it is `fuelType`. */
    fuel: text('fuel'),
    /** One of `TRANSMISSIONS`. */
    transmission: text('transmission'),
    /** Which of the two nobody said. */
    assumed: text('assumed')
      .array()
      .$type<Assumable[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    engine: text('engine'),
    engineCapacity: integer('engine_capacity'),
    fuelType: text('fuel_type'),
    co2Emissions: integer('co2_emissions'),
    monthOfFirstRegistration: text('month_of_first_registration'),
    motStatus: text('mot_status'),
    motExpiryDate: date('mot_expiry_date', { mode: 'string' }),
    taxStatus: text('tax_status'),
    taxDueDate: date('tax_due_date', { mode: 'string' }),
    euroStatus: text('euro_status'),
    wheelplan: text('wheelplan'),
    realDrivingEmissions: text('real_driving_emissions'),
    /** One of `DISTANCE_UNITS`; null follows the user's setting. */
    distanceUnit: text('distance_unit'),
    /** 'litres', 'gallons-uk' or 'gallons-us'; null follows the user's place. */
    volumeUnit: text('volume_unit'),
    /** How it is driven, which shortens or stretches service intervals. */
    useProfile: jsonb('use_profile').$type<UseProfile>().notNull().default({}),
    /** One of `VEHICLE_KINDS`. */
    kind: text('kind').notNull().default('car'),
    /** One of `ARCHIVE_REASONS` of a vehicle that is no longer run; null of one that is. */
    archivedAs: text('archived_as'),
    /** The day since which it is not. */
    archivedOn: date('archived_on', { mode: 'string' }),
    /** What its owner has named themselves. */
    customFields: jsonb('custom_fields').$type<readonly CustomField[]>().notNull().default([]),
    /** A file of this vehicle; the foreign key is in the migration only, since files refer to vehicles. */
    photoFileId: uuid('photo_file_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('vehicles_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
    check('vehicles_mileage_check', sql`${table.mileage} >= 0`),
    check('vehicles_year_check', sql`${table.year} >= 1900`),
    check('vehicles_kind_check', sql`${table.kind} in ('car', 'van', 'motorbike')`),
    check(
      'vehicles_archived_check',
      sql`(${table.archivedAs} is null) = (${table.archivedOn} is null)`,
    ),
  ],
);

/** What the registers answered when a vehicle was last looked up: MOT tests, recalls, sources. */
export const vehicleRegisterRecords = pgTable('vehicle_register_records', {
  vehicleId: uuid('vehicle_id')
    .primaryKey()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  record: jsonb('record').$type<VehicleLookup>().notNull(),
  fetchedAt: instant('fetched_at').notNull(),
});

/** A vehicle shared with another account, or offered to it. */
export const vehicleShares = pgTable(
  'vehicle_shares',
  {
    id: id(),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** The vehicle's owner. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the invitation is accepted. */
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the invitation went to. */
    email: text('email').notNull(),
    /** 'view', 'fuel' (sees all, adds fill-ups, charges and readings) or 'edit'. */
    role: text('role').notNull(),
    /** Of the invitation's link; null once it is accepted. */
    tokenHash: text('token_hash'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('vehicle_shares_vehicle_id_idx').on(table.vehicleId),
    index('vehicle_shares_user_id_idx').on(table.userId),
    index('vehicle_shares_member_id_idx').on(table.memberId),
    uniqueIndex('vehicle_shares_token_hash_idx').on(table.tokenHash),
    check('vehicle_shares_role_check', sql`${table.role} in ('view', 'fuel', 'edit')`),
  ],
);
