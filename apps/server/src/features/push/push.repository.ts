import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { PushBrowser } from '@wrenchwise/domain/endpoints/push';
import { and, count, eq } from 'drizzle-orm';

import { pushSubscriptions } from '../../db/schema/notifications.ts';

/**
 * Stores a browser's subscription, by the owner role: a browser that somebody else used before is
 * this user's now.
 */
export const saveBrowser = async (
  db: Database,
  values: { userId: string; browser: PushBrowser; userAgent: string | null },
): Promise<void> => {
  const { endpoint, keys } = values.browser;
  const { userId, userAgent } = values;
  await db.transaction(async (tx) => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
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
