import { lt, sql } from 'drizzle-orm';

import type { RetentionRule } from '../../platform/retention-rule.ts';
import { chatMessages } from './chat.tables.ts';

/** Conversations, after two years. */
export const CHAT_RETENTION: RetentionRule = async (db, daysAgo) => {
  const gone = { id: sql<number>`1` };
  const messages = await db
    .delete(chatMessages)
    .where(lt(chatMessages.createdAt, daysAgo(2 * 365)))
    .returning(gone);
  return { chatMessages: messages.length };
};
