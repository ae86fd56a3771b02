import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';

import { sessions } from '../../accounts.tables.ts';

/** A user's sessions that have not ended, newest first. */
export const listSessions = (db: Database, userId: string) =>
  db
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

/** Ends one session of a user; false when they have none of this id. */
export const deleteSession = async (
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
};

/** Ends every session of a user except one; answers with how many. */
export const deleteOtherSessions = async (
  tx: Transaction,
  { userId, except }: { userId: string; except: string },
): Promise<number> => {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return rows.length;
};
