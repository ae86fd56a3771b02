import type { Database, Transaction } from '@wrenchwise/database/database';
import { DistanceUnit } from '@wrenchwise/domain/preferences';
import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { and, eq, sql } from 'drizzle-orm';

import { accounts, profilePictures, sessions, users } from '../../db/schema/accounts.ts';
import type { AccountUser, Session } from '../../http/context.ts';
import { toPriceSettings } from './price-settings.ts';

type Handle = Database | Transaction;

/** Whether an account has this address, compared in lower case as all are stored. */
export const isEmailTaken = async (db: Handle, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return rows.length > 0;
};

/** Waits for whoever else is signing up with this address, until `tx` ends. */
export const lockAddress = async (tx: Transaction, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`);
};

const USER = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  timeZone: users.timeZone,
  distanceUnit: users.distanceUnit,
  pictureAt: profilePictures.updatedAt,
};

interface UserRow extends Omit<AccountUser, 'pictureUrl' | 'distanceUnit'> {
  readonly pictureAt: Date | null;
  readonly distanceUnit: string;
}

const toAccountUser = (row: UserRow): AccountUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  emailVerified: row.emailVerified,
  createdAt: row.createdAt,
  timeZone: row.timeZone,
  distanceUnit: DistanceUnit.catch('miles').parse(row.distanceUnit),
  // A new picture has a new address, so that the old one may be kept for ever.
  pictureUrl: row.pictureAt && `/api/me/picture?v=${row.pictureAt.getTime()}`,
});

/** Finds a session by its token, with the person and what they set, in one statement. */
export const createFindSession = (
  db: Database,
): ((token: string) => Promise<Session | undefined>) => {
  const statement = db
    .select({
      ...USER,
      sessionId: sessions.id,
      startedAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      priceRegion: users.priceRegion,
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
      user: { ...toAccountUser(row), prices: toPriceSettings(row) },
    };
  };
};

export const findUser = async (db: Handle, userId: string): Promise<AccountUser | undefined> => {
  const [row] = await db
    .select(USER)
    .from(users)
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(eq(users.id, userId));
  return row && toAccountUser(row);
};

export const findByEmail = async (
  db: Handle,
  email: string,
): Promise<{ id: string; email: string; name: string; emailVerified: boolean } | undefined> => {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.email, email));
  return row;
};

/** What a log-in is checked against. The hash is null for an account without a password. */
export const findCredential = async (
  db: Handle,
  email: string,
): Promise<{ userId: string; emailVerified: boolean; hash: string | null } | undefined> => {
  const [row] = await db
    .select({ userId: users.id, emailVerified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
    .limit(1);
  return row;
};

/** The hash of a person's password; undefined when they sign in by other means. */
export const findPasswordHash = async (db: Handle, userId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1);
  return row?.hash ?? undefined;
};

/** Marks an address as proved: by a link that was sent there, or for accounts that the demo makes. */
export const markEmailVerified = async (db: Handle, email: string): Promise<void> => {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
};

/** Removes an account whose address nobody proved, with all that hangs on it. */
export const deleteUnverified = async (db: Handle, email: string): Promise<void> => {
  await db.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
};

/** What a person may set about themselves. */
export interface ProfileChanges extends Partial<PriceSettings> {
  readonly name?: string;
  readonly distanceUnit?: DistanceUnit;
  readonly timeZone?: string | null;
}

/** Keeps what a person set about themselves. Undefined when the account is gone. */
export const updateProfile = async (
  db: Handle,
  userId: string,
  changes: ProfileChanges,
): Promise<{ name: string; prices: PriceSettings } | undefined> => {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(users.id, userId))
    .returning({
      name: users.name,
      priceRegion: users.priceRegion,
      labourCentsPerHour: users.labourCentsPerHour,
    });
  return row && { name: row.name, prices: toPriceSettings(row) };
};
