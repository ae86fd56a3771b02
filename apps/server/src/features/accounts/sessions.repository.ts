import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';

import type { Statements, Transaction } from '../../db/connect.ts';
import { sessions } from '../../db/schema/accounts.ts';

/** A person's sessions that have not ended, newest first. */
export const listSessions = (statements: Statements, userId: string) =>
  statements
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`app_now()`)))
    .orderBy(desc(sessions.createdAt));

/** Ends one session of a person; false when they have no such one. */
export const deleteSession = async (
  tx: Transaction,
  given: { userId: string; id: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, given.id), eq(sessions.userId, given.userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
};

/** Ends every session of a person but one; answers with how many. */
export const deleteOtherSessions = async (
  tx: Transaction,
  given: { userId: string; kept: string },
): Promise<number> => {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, given.userId), ne(sessions.id, given.kept)))
    .returning({ id: sessions.id });
  return rows.length;
};

/** Clears away a session whose time is over. */
export const deleteExpired = async (statements: Statements, id: string): Promise<void> => {
  await statements.delete(sessions).where(eq(sessions.id, id));
};
