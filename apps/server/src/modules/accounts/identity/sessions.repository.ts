import type { Database, Reads, Transaction } from '@wrenchwise/database/database';
import { servingUser } from '@wrenchwise/database/serving-user';
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

const SESSION_COLUMNS = {
  ...USER_COLUMNS,
  ...SETTING_COLUMNS,
  sessionId: sessions.id,
  startedAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
};

/** Sets the user whose rows are read with the session, while it lasts. */
const SERVING = {
  serving: servingUser(sql`case when ${sessions.expiresAt} >= app_now() then ${users.id} end`),
};

const toSession = (
  row: Parameters<typeof toSessionUser>[0] & {
    readonly sessionId: string;
    readonly startedAt: Date;
    readonly expiresAt: Date;
  },
): Session => ({
  id: row.sessionId,
  createdAt: row.startedAt,
  expiresAt: row.expiresAt,
  user: toSessionUser(row),
});

/** Finds a session by its token, with its user and their preferences, in one prepared statement. */
export const createFindSession = (
  db: Database,
): {
  readonly find: (token: string) => Promise<Session | undefined>;
  /** The same, and what is read as its user, in one trip. */
  readonly findAndRead: <T>(
    token: string,
    read: (own: Reads) => Promise<T>,
  ) => Promise<{ found: Session | undefined; rows: PromiseSettledResult<T> }>;
} => {
  const isSession = and(eq(sessions.token, sql.placeholder('token')), isNull(users.lockedAt));
  const statement = db
    .select(SESSION_COLUMNS)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(isSession)
    .prepare('find_session');
  const serving = db.finding
    .select({ ...SESSION_COLUMNS, ...SERVING })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(isSession)
    .prepare('find_session_and_serve');
  return {
    find: async (token) => {
      const [row] = await statement.execute({ token });
      return row && toSession(row);
    },
    findAndRead: (token, read) =>
      db.readAsFound(async () => {
        const [row] = await serving.execute({ token });
        return row && toSession(row);
      }, read),
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
