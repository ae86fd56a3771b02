import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { vehicles } from '../../garage/vehicles/vehicles.tables.ts';
import { diagnoses } from '../diagnoses.tables.ts';

/** Quotes of workshops, as their owner stored them: the words only. What is usual is worked out anew. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('quotes_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('quotes_vehicle_id_idx').on(table.vehicleId),
    index('quotes_diagnosis_id_idx').on(table.diagnosisId),
  ],
);
