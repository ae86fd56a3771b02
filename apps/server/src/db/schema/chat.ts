import type { ChatChange } from '@wrenchwise/domain/endpoints/chat';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from './accounts.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { diagnoses } from './diagnoses.ts';

/** Questions about diagnoses, and their answers. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    diagnosisId: uuid('diagnosis_id')
      .notNull()
      .references(() => diagnoses.id, { onDelete: 'cascade' }),
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
    index('chat_messages_user_id_idx').on(table.userId),
    uniqueIndex('chat_messages_user_id_client_id_idx')
      .on(table.userId, table.clientId)
      .where(sql`client_id is not null`),
  ],
);
