import type { Database, Transaction } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { AppError } from '../../../app-error.ts';
import { profilePictures, sessions, users } from '../../../db/schema/accounts.ts';
import type { Session, UserContext } from '../../../http/context.ts';
import { lockUser, toAccountUser, toPriceSettings, USER_COLUMNS } from './users.repository.ts';

/** Finds a session by its token, with its user and their preferences, in one prepared statement. */
export const createFindSession = (
  db: Database,
): ((token: string) => Promise<Session | undefined>) => {
  const statement = db
    .select({
      ...USER_COLUMNS,
      sessionId: sessions.id,
      startedAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      priceRegion: users.priceRegion,
      hasTools: users.hasTools,
      labourCentsPerHour: users.labourCentsPerHour,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('find_session');
  return async (token) => {
    const [row] = await statement.execute({ token });
    if (!row) return undefined;
    return {
      id: row.sessionId,
      createdAt: row.startedAt,
      expiresAt: row.expiresAt,
      user: { ...toAccountUser(row), prices: toPriceSettings(row), hasTools: row.hasTools },
    };
  };
};

/**
 * Locks the user's row until `tx` ends, so that changes of credentials happen one after the other.
 * Throws `auth/expired-session` when one of them ended the session of this request.
 */
export const lockSession = async (
  tx: Transaction,
  { user, session }: Pick<UserContext, 'user' | 'session'>,
): Promise<void> => {
  await lockUser(tx, user.id);
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, session.id));
  if (rows.length === 0) throw new AppError('auth/expired-session');
};

export const deleteExpired = async (db: Database, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};
