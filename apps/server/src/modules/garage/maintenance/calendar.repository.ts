import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { calendarFeeds } from './calendar.tables.ts';

/** Since when a user has a calendar address. */
export const findFeed = async (own: UserDatabase, userId: string): Promise<Date | undefined> => {
  const [row] = await own.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row?.createdAt;
};

/** Stores an address by its hash, in place of an earlier one. */
export const saveFeed = async (
  tx: Transaction,
  userId: string,
  tokenHash: string,
): Promise<Date> => {
  const rows = await tx
    .insert(calendarFeeds)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { tokenHash, createdAt: sql`app_now()` },
    })
    .returning({ createdAt: calendarFeeds.createdAt });
  const [row] = rows;
  if (!row) throw new Error('the insert returned no row');
  return row.createdAt;
};

export const deleteFeed = async (own: UserDatabase, userId: string): Promise<void> => {
  await own.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};

/** Whose address it is, by the owner role; nobody's while the account is locked. */
export const findFeedOwner = async (
  db: Database,
  tokenHash: string,
): Promise<{ id: string; timeZone: string | null; distanceUnit: string } | undefined> => {
  const [row] = await db
    .select({ id: users.id, timeZone: users.timeZone, distanceUnit: users.distanceUnit })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.lockedAt)));
  return row;
};
