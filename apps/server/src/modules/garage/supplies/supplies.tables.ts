import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletedAt, id, updatedAt } from '../../../platform/db/columns.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { logEntries } from '../log/log.tables.ts';

const quantity = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' });

/** What a user has on a shelf, for any of their vehicles. */
export const supplies = pgTable(
  'supplies',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** One of `SUPPLY_UNITS`. */
    unit: text('unit').notNull(),
    /** All that was ever put on the shelf; what is left is this less its uses. */
    stocked: quantity('stocked').notNull(),
    /** Below this much it is short; null: never said. */
    lowAt: quantity('low_at'),
    partNumber: text('part_number'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('supplies_user_id_idx').on(table.userId),
    check('supplies_stocked_check', sql`${table.stocked} >= 0`),
  ],
);

/** What a job took from the shelf. Deleting the job's entry gives it back, by trigger. */
export const supplyUses = pgTable(
  'supply_uses',
  {
    id: id(),
    /** Whose shelf it is, also where the entry belongs to a shared vehicle. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    supplyId: uuid('supply_id')
      .notNull()
      .references(() => supplies.id, { onDelete: 'cascade' }),
    /** Null once the entry is erased with its vehicle: what was used stays used. */
    logEntryId: uuid('log_entry_id').references(() => logEntries.id, { onDelete: 'set null' }),
    amount: quantity('amount').notNull(),
    createdAt: createdAt(),
    /** Since when its entry is deleted. */
    deletedAt: deletedAt(),
  },
  (table) => [
    index('supply_uses_user_id_idx').on(table.userId),
    index('supply_uses_supply_id_idx').on(table.supplyId),
    index('supply_uses_log_entry_id_idx').on(table.logEntryId),
    check('supply_uses_amount_check', sql`${table.amount} > 0`),
  ],
);
