import type { ChatChange } from '@wrenchwise/contract/endpoints/chat';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';
import { diagnoses } from '../diagnosis/diagnoses.tables.ts';
import { vehicles } from '../garage/vehicles/vehicles.tables.ts';

/** Questions about one subject each (a diagnosis, a vehicle or a public guide), and their answers. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'cascade' }),
    /** One's own vehicle, or one that is shared: its conversation is of who asks. */
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    /** The address of a guide of the knowledge; it is no row. */
    guideSlug: text('guide_slug'),
    /** 'user' or 'assistant'. */
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    /** 'streaming', 'complete' or 'stopped'. */
    state: text('state').$type<'streaming' | 'complete' | 'stopped'>().notNull(),
    /** 'engine' or 'language-model'; null for a question. */
    source: text('source'),
    /** The fault that an answer is about: later questions may mean it. */
    about: text('about'),
    change: jsonb('change').$type<ChatChange>(),
    /** Of a question: made by the client, so that it is never asked twice. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('chat_messages_diagnosis_id_created_at_idx').on(table.diagnosisId, table.createdAt),
    index('chat_messages_vehicle_id_created_at_idx').on(table.vehicleId, table.createdAt),
    check(
      'chat_messages_subject_check',
      sql`num_nonnulls(${table.diagnosisId}, ${table.vehicleId}, ${table.guideSlug}) = 1`,
    ),
    index('chat_messages_user_id_idx').on(table.userId),
    uniqueIndex('chat_messages_user_id_client_id_idx')
      .on(table.userId, table.clientId)
      .where(sql`client_id is not null`),
  ],
);
