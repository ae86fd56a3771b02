import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { AppError } from '../../../platform/app-error.ts';
import { users } from '../../../platform/db/users.tables.ts';
import type { Session, SessionUser, UserContext } from '../../../platform/http/context.ts';
import { profilePictures, sessions } from '../accounts.tables.ts';
import { lockUser, toAccountUser, toPriceSettings, USER_COLUMNS } from './users.repository.ts';

/** What `toSessionUser` reads besides the account's columns. */
const SETTING_COLUMNS = {
  labourCentsPerHour: users.labourCentsPerHour,
  hasTools: users.hasTools,
};

const toSessionUser = (
  row: Parameters<typeof toAccountUser>[0] &
    Parameters<typeof toPriceSettings>[0] & { readonly hasTools: boolean },
): SessionUser => ({
  ...toAccountUser(row),
  prices: toPriceSettings(row),
  hasTools: row.hasTools,
});

/** Finds a user with their settings, as a session would, unless the account is locked. */
export const createFindSessionUser = (
  db: Database,
): ((userId: string) => Promise<SessionUser | undefined>) => {
  const statement = db
    .select({ ...USER_COLUMNS, ...SETTING_COLUMNS })
    .from(users)
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.lockedAt)))
    .prepare('find_session_user');
  return async (userId) => {
    const [row] = await statement.execute({ userId });
    return row && toSessionUser(row);
  };
};

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
      ...SETTING_COLUMNS,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder('token')), isNull(users.lockedAt)))
    .prepare('find_session');
  return async (token) => {
    const [row] = await statement.execute({ token });
    if (!row) return undefined;
    return {
      id: row.sessionId,
      createdAt: row.startedAt,
      expiresAt: row.expiresAt,
      user: toSessionUser(row),
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
