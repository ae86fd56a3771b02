import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { UserContext } from '../../http/context.ts';
import { lockPerson } from './ways-in.repository.ts';

/** A person's sessions that have not ended, newest first. */
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

/**
 * Locks the user's row until `tx` ends, so that what changes how one signs in happens one after the
 * other. Throws `auth/expired-session` when one of those ended the session that asks.
 */
export const lockSession = async (
  tx: Transaction,
  { user, session }: Pick<UserContext, 'user' | 'session'>,
): Promise<void> => {
  await lockPerson(tx, user.id);
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, session.id));
  if (rows.length === 0) throw new AppError('auth/expired-session');
};

/** Clears away a session whose time is over. */
export const deleteExpired = async (db: Database, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};
