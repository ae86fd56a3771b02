import type { PushBrowser } from '@wrenchwise/contract/endpoints/push';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, count, desc, eq, ne, notInArray } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { pushSubscriptions } from '../messages.tables.ts';

/** More browsers than a person has; services renew their addresses without ending the old ones. */
export const MAX_BROWSERS = 20;

/**
 * Stores a browser's subscription, by the owner role: a browser that somebody else used before is
 * this user's now. Beyond `MAX_BROWSERS` those that subscribed first are ended.
 */
export const saveBrowser = async (
  db: Database,
  values: { userId: string; browser: PushBrowser; userAgent: string | null },
): Promise<void> => {
  const { endpoint, keys } = values.browser;
  const { userId, userAgent } = values;
  await db.transaction(async (tx) => {
    // Held, so that of two browsers one comes first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    const others = and(
      eq(pushSubscriptions.userId, userId),
      ne(pushSubscriptions.endpoint, endpoint),
    );
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(others)
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(MAX_BROWSERS - 1);
    await tx.delete(pushSubscriptions).where(and(others, notInArray(pushSubscriptions.id, newest)));
    await tx.insert(pushSubscriptions).values({ userId, endpoint, ...keys, userAgent });
  });
};

export const deleteBrowser = async (
  db: Database | UserDatabase,
  userId: string,
  endpoint: string,
): Promise<void> => {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
};

export const countBrowsers = async (
  db: Database | Transaction | UserDatabase,
  userId: string,
): Promise<number> => {
  const [row] = await db
    .select({ browsers: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return row?.browsers ?? 0;
};

export const listBrowsers = async (db: Database, userId: string): Promise<PushBrowser[]> => {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
};
