import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { vehicles } from '../../garage/vehicles/vehicles.tables.ts';
import { diagnoses } from '../diagnoses.tables.ts';
import { linkColumns } from '../links/link-columns.ts';

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

/** Links to the sheets of stored quotes. */
export const quoteShares = pgTable(
  'quote_shares',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    ...linkColumns(),
  },
  (table) => [
    uniqueIndex('quote_shares_token_hash_idx').on(table.tokenHash),
    index('quote_shares_quote_id_idx').on(table.quoteId),
    index('quote_shares_user_id_idx').on(table.userId),
  ],
);
