import {
  CHAT_LISTED,
  type ChatChange,
  type ChatMessage,
} from '@wrenchwise/contract/endpoints/chat';
import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, asc, desc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { containing } from '../../platform/db/like.ts';
import { chatMessages } from './chat.tables.ts';

/** A model that has not answered for so long was cut off with its server, in seconds. */
const ABANDONED_SECONDS = 60;

/** A message as it is read: an answer that no model words any more is complete, in our words. */
const COLUMNS = {
  ...getTableColumns(chatMessages),
  state: sql<Row['state']>`CASE
    WHEN ${chatMessages.state} = 'streaming'
      AND ${chatMessages.updatedAt} < app_now() - make_interval(secs => ${ABANDONED_SECONDS})
    THEN 'complete' ELSE ${chatMessages.state} END`,
};

type Row = typeof chatMessages.$inferSelect;

/** What a conversation is about; exactly one is not null. */
export interface Subject {
  readonly diagnosisId: string | null;
  readonly vehicleId: string | null;
  readonly guideSlug: string | null;
}

/** A message with what only the server needs. */
export interface StoredMessage extends ChatMessage {
  readonly about: string | null;
  readonly subject: Subject;
}

/** The messages about a subject. */
const isAbout = ({ diagnosisId, vehicleId, guideSlug }: Subject): SQL | undefined =>
  diagnosisId !== null
    ? eq(chatMessages.diagnosisId, diagnosisId)
    : vehicleId !== null
      ? eq(chatMessages.vehicleId, vehicleId)
      : eq(chatMessages.guideSlug, guideSlug ?? '');

/** Whether two subjects are one. */
export const isSameSubject = (one: Subject, other: Subject): boolean =>
  one.diagnosisId === other.diagnosisId &&
  one.vehicleId === other.vehicleId &&
  one.guideSlug === other.guideSlug;

const toMessage = (row: Row): StoredMessage => ({
  id: row.id,
  role: row.role,
  text: row.text,
  state: row.state,
  source: row.source,
  change: row.change,
  createdAt: row.createdAt.toISOString(),
  about: row.about,
  subject: {
    diagnosisId: row.diagnosisId,
    vehicleId: row.vehicleId,
    guideSlug: row.guideSlug,
  },
});

/** A question has the time of its answer. */
const questions = alias(chatMessages, 'questions');

/** The newest messages of a conversation, oldest first. */
export const listMessages = async (
  own: UserDatabase | Transaction,
  subject: Subject,
  search = '',
): Promise<StoredMessage[]> => {
  const rows = await own
    .select(COLUMNS)
    .from(chatMessages)
    .where(
      and(
        isAbout(subject),
        ...(search.trim() === '' ? [] : [ilike(chatMessages.text, containing(search.trim()))]),
      ),
    )
    .orderBy(desc(chatMessages.createdAt), asc(chatMessages.role))
    .limit(CHAT_LISTED);
  return rows.toReversed().map(toMessage);
};

export const findMessage = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<StoredMessage | undefined> => {
  const [row] = await own.select(COLUMNS).from(chatMessages).where(eq(chatMessages.id, id));
  return row && toMessage(row);
};

/** The answer to a question that this client has asked before. */
export const findAnswerTo = async (
  own: UserDatabase | Transaction,
  clientId: string,
): Promise<StoredMessage | undefined> => {
  const [row] = await own
    .select(COLUMNS)
    .from(chatMessages)
    .innerJoin(
      questions,
      and(
        eq(questions.userId, chatMessages.userId),
        sql`(${questions.diagnosisId}, ${questions.vehicleId}, ${questions.guideSlug}) is not distinct from
          (${chatMessages.diagnosisId}, ${chatMessages.vehicleId}, ${chatMessages.guideSlug})`,
        eq(questions.createdAt, chatMessages.createdAt),
      ),
    )
    .where(and(eq(questions.clientId, clientId), eq(chatMessages.role, 'assistant')))
    .limit(1);
  return row && toMessage(row);
};

/**
 * Stores a question and our answer, which a model may still word, at one time; undefined where this
 * client's question is stored already.
 */
export const insertExchange = async (
  tx: Transaction,
  values: {
    userId: string;
    subject: Subject;
    clientId: string | undefined;
    question: string;
    answer: {
      text: string;
      state: 'streaming' | 'complete';
      source: string;
      about: string | null;
      change: ChatChange | null;
    };
  },
): Promise<StoredMessage | undefined> => {
  const { userId, subject, clientId, question, answer } = values;
  const [asked] = await tx
    .insert(chatMessages)
    .values({
      userId,
      ...subject,
      role: 'user',
      text: question,
      state: 'complete',
      clientId: clientId ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  if (!asked) return undefined;
  const [row] = await tx
    .insert(chatMessages)
    .values({
      userId,
      ...subject,
      role: 'assistant',
      // By the database: a JavaScript date has no microseconds.
      createdAt: sql`(SELECT q.created_at FROM chat_messages q WHERE q.id = ${asked.id})`,
      ...answer,
    })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return toMessage(row);
};

/** Writes more of an answer; false where it was stopped or deleted meanwhile. */
export const writeAnswer = async (
  own: UserDatabase,
  id: string,
  values: Partial<Pick<StoredMessage, 'text' | 'state' | 'source' | 'about' | 'change'>>,
): Promise<boolean> => {
  const rows = await own
    .update(chatMessages)
    .set({ ...values, updatedAt: sql`app_now()` })
    .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'streaming')))
    .returning({ id: chatMessages.id });
  return rows.length > 0;
};

/** Notes what became of the evidence that an answer added. */
export const writeChange = async (
  own: UserDatabase,
  id: string,
  change: ChatChange,
): Promise<void> => {
  await own.update(chatMessages).set({ change }).where(eq(chatMessages.id, id));
};

/** Leaves the answers of a conversation that a model is still wording in our words. */
export const stopAnswers = async (own: UserDatabase, subject: Subject): Promise<void> => {
  await own
    .update(chatMessages)
    .set({ state: 'complete', updatedAt: sql`app_now()` })
    .where(and(isAbout(subject), eq(chatMessages.state, 'streaming')));
};

export const deleteMessages = async (own: UserDatabase, subject: Subject): Promise<void> => {
  await own.delete(chatMessages).where(isAbout(subject));
};
