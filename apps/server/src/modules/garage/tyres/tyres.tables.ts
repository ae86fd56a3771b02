import type { Fitting, TreadReading } from '@wrenchwise/rules/garage/tyres';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** Sets of tyres of a vehicle, of which one is on it. What was measured, and when a set was on, is bounded. */
export const tyreSets = pgTable(
  'tyre_sets',
  {
    id: id(),
    /** The vehicle's owner, whoever added it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** One of `TYRE_SEASONS`. */
    season: text('season').notNull(),
    /** As on the sidewall: '205/55 R16 91V'. */
    size: text('size'),
    notes: text('notes'),
    /** Oldest first. */
    fittings: jsonb('fittings').$type<readonly Fitting[]>().notNull().default([]),
    /** Oldest first. */
    treads: jsonb('treads').$type<readonly TreadReading[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('tyre_sets_vehicle_id_idx').on(table.vehicleId),
    index('tyre_sets_user_id_idx').on(table.userId),
  ],
);
