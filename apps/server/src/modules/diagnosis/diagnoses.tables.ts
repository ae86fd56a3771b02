import type { DiagnosisAnswer } from '@wrenchwise/contract/endpoints/diagnoses';
import type { GuideSource } from '@wrenchwise/contract/endpoints/step-guides';
import type { DiagnosisResult, GuideData } from '@wrenchwise/rules/diagnosis';
import type { ModelEvidence } from '@wrenchwise/rules/model-evidence';
import type { Assumable } from '@wrenchwise/vehicle/vehicle';
import { sql } from 'drizzle-orm';
import {
  text,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  uniqueIndex,
  uuid,
  primaryKey,
} from 'drizzle-orm/pg-core';

import { createdAt, id, instant, deletedAt, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';
import { vehicles } from '../garage/vehicles/vehicles.tables.ts';

const list = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** What outside services add: 'waiting' while they are asked, 'added' once something was; else null. */
const secondLook = () => text('second_look').$type<'waiting' | 'added'>();

export const diagnoses = pgTable(
  'diagnoses',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The saved car that it is about: the user's own, or one shared with them. */
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, {
      onDelete: 'set null',
    }),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    symptoms: text('symptoms').notNull(),
    fuel: text('fuel'),
    transmission: text('transmission'),
    mileage: integer('mileage'),
    /** Which of the three nobody said. */
    assumed: list('assumed').$type<Assumable[]>(),
    possibleCauses: list('possible_causes'),
    recommendations: list('recommendations'),
    partsAndCost: list('parts_and_cost'),
    severity: text('severity').notNull().default('unknown'),
    commonFailurePatterns: list('common_failure_patterns'),
    diagnosticSteps: list('diagnostic_steps'),
    confidence: text('confidence').notNull().default('unknown'),
    rationale: list('rationale'),
    /** 'yes', 'caution' or 'no'. */
    canDrive: text('can_drive').notNull().default('caution'),
    /** Probability of the likeliest cause, 0–1. */
    topProbability: doublePrecision('top_probability'),
    /** The first repair of the result and its probability; null of older rows, which know no repairs. */
    leadingName: text('leading_name'),
    leadingProbability: doublePrecision('leading_probability'),
    /**
     * What the verdict rests on: 'nothing' where nothing points to a fault, an 'alert', a 'cause' by
     * its reason, or something 'other'. Generated, so that rows of older releases have it too.
     */
    basis: text('basis')
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when result ? 'nothingFound' then 'nothing'
          when jsonb_array_length(result -> 'alerts') > 0 then 'alert'
          when jsonb_path_exists(result, '$.causes[*].canDrive.reason ? (@ == $.canDrive.reason)')
            then 'cause'
          else 'other'
        end`,
      ),
    /**
     * What a search looks through, in small letters. Generated: comparing it costs a tenth of `ilike` on
     * each column, which lowers both sides for every row.
     */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`diagnosis_search_text(make, model, symptoms, possible_causes)`),
    /**
     * The engine's whole answer. The columns above repeat a part of it: lists read only these,
     * since decompressing this column for every row of a sort is slow.
     */
    result: jsonb('result').$type<DiagnosisResult>().notNull(),
    /** Ids of the signs that were ticked, and of the readings that were taken back. */
    confirmed: list('confirmed'),
    removed: list('removed'),
    /** What a language model read and thought; null where none was asked. */
    modelEvidence: jsonb('model_evidence').$type<ModelEvidence>(),
    answers: jsonb('answers').$type<DiagnosisAnswer[]>().notNull().default([]),
    /** 'engine', 'webhook' or 'language-model'. */
    source: text('source').notNull(),
    secondLook: secondLook(),
    knowledgeVersion: text('knowledge_version').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** When the user said that it is dealt with; null while the problem is open. */
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('diagnoses_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
    index('diagnoses_vehicle_id_created_at_idx').on(table.vehicleId, table.createdAt.desc()),
    uniqueIndex('diagnoses_user_id_idempotency_key_idx').on(table.userId, table.idempotencyKey),
    index('diagnoses_second_look_idx')
      .on(table.createdAt)
      .where(sql`second_look = 'waiting'`),
    check('diagnoses_second_look_check', sql`${table.secondLook} in ('waiting', 'added')`),
  ],
);

/** Guides generated for steps of a user's diagnoses. The public guides are knowledge, not rows. */
export const repairGuides = pgTable(
  'repair_guides',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'cascade' }),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    /** Names the step within the diagnosis. */
    stepId: text('step_id').notNull(),
    /** The step's title. */
    repairStep: text('repair_step').notNull(),
    guideData: jsonb('guide_data').$type<GuideData>().notNull(),
    source: text('source').$type<GuideSource>().notNull().default('engine'),
    secondLook: secondLook(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    uniqueIndex('repair_guides_diagnosis_id_step_id_idx')
      .on(table.diagnosisId, table.stepId)
      .where(sql`deleted_at is null`),
    index('repair_guides_user_id_idx').on(table.userId),
    index('repair_guides_second_look_idx')
      .on(table.createdAt)
      .where(sql`second_look = 'waiting'`),
    check('repair_guides_second_look_check', sql`${table.secondLook} in ('waiting', 'added')`),
  ],
);

/** Steps of a guide that are ticked off: apart from the guide, whose changes are shown in the audit. */
export const guideProgress = pgTable(
  'guide_progress',
  {
    guideId: uuid('guide_id')
      .notNull()
      .references(() => repairGuides.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Numbers of steps, from 1, ascending. */
    doneSteps: integer('done_steps').array().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.guideId, table.userId] }),
    index('guide_progress_user_id_idx').on(table.userId),
  ],
);

/** Tools that a user has, by the names that guides give them. */
export const ownedTools = pgTable(
  'owned_tools',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text('tool').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tool] })],
);
