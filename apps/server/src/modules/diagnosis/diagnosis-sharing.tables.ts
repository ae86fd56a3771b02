import { sql } from 'drizzle-orm';
import {
  uuid,
  boolean,
  index,
  pgTable,
  text,
  uniqueIndex,
  check,
  integer,
  jsonb,
  doublePrecision,
} from 'drizzle-orm/pg-core';

import { createdAt, id, instant, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';
import { diagnoses } from './diagnoses.tables.ts';
import { linkColumns } from './links/link-columns.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Links to a diagnosis, for garages. */
export const diagnosisShares = pgTable(
  'diagnosis_shares',
  {
    id: id(),
    userId: owner(),
    diagnosisId: uuid('diagnosis_id')
      .notNull()
      .references(() => diagnoses.id, { onDelete: 'cascade' }),
    /** Its secret is null of links made before it was stored, too. */
    ...linkColumns(),
    showsRegistration: boolean('shows_registration').notNull().default(false),
  },
  (table) => [
    uniqueIndex('diagnosis_shares_token_hash_idx').on(table.tokenHash),
    index('diagnosis_shares_diagnosis_id_idx').on(table.diagnosisId),
    index('diagnosis_shares_user_id_idx').on(table.userId),
  ],
);

/** A check that a garage did: its step of the plan, the finding, and both in words as they were then. */
export interface StoredTest {
  readonly stepId: string;
  readonly optionId: string;
  readonly title: string;
  readonly finding: string;
  /** The check's findings, so that the answer can be changed later. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** What garages replied. The owner of the diagnosis owns them. */
export const workshopReplies = pgTable(
  'garage_replies',
  {
    id: id(),
    userId: owner(),
    diagnosisId: uuid('diagnosis_id')
      .notNull()
      .references(() => diagnoses.id, { onDelete: 'cascade' }),
    shareId: uuid('share_id')
      .notNull()
      .references(() => diagnosisShares.id, { onDelete: 'cascade' }),
    garage: text('garage').notNull(),
    tests: jsonb('tests').$type<StoredTest[]>().notNull().default([]),
    /** One of `AGREEMENTS`. */
    agreement: text('agreement').notNull(),
    /** A cause of the diagnosis that the garage names, or another one in words. */
    faultId: text('fault_id'),
    otherCause: text('other_cause'),
    quoteCents: integer('quote_cents'),
    quoteCurrency: text('quote_currency'),
    quoteFor: text('quote_for'),
    note: text('note'),
    createdAt: createdAt(),
    /** When the owner took the tests over. */
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    index('garage_replies_diagnosis_id_idx').on(table.diagnosisId),
    index('garage_replies_share_id_idx').on(table.shareId),
    index('garage_replies_user_id_idx').on(table.userId),
    check(
      'garage_replies_agreement_check',
      sql`${table.agreement} in ('agrees', 'differs', 'unsure')`,
    ),
    check('garage_replies_quote_check', sql`${table.quoteCents} >= 0`),
  ],
);

/** What it was in the end, as the owner of a diagnosis says; and what we had said then. */
export const diagnosisOutcomes = pgTable(
  'diagnosis_outcomes',
  {
    diagnosisId: uuid('diagnosis_id')
      .primaryKey()
      .references(() => diagnoses.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** One of `OUTCOME_KINDS`. */
    kind: text('kind').notNull(),
    faultId: text('fault_id'),
    /** The fault's name when it was said: the catalogue may call it otherwise by now. */
    causeName: text('cause_name'),
    otherCause: text('other_cause'),
    costCents: integer('cost_cents'),
    currency: text('currency'),
    /** One of `FIXED_BY`. */
    fixedBy: text('fixed_by'),
    /** Whether description and outcome may be used to test the engine. */
    mayBeUsed: boolean('may_be_used').notNull().default(false),
    /** The leading cause when it was first said, and its probability, 0–1. */
    leadingFaultId: text('leading_fault_id'),
    leadingProbability: doublePrecision('leading_probability'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('diagnosis_outcomes_user_id_idx').on(table.userId),
    check(
      'diagnosis_outcomes_kind_check',
      sql`${table.kind} in ('cause', 'other', 'gone', 'not-fixed')`,
    ),
    check('diagnosis_outcomes_cost_check', sql`${table.costCents} >= 0`),
  ],
);
