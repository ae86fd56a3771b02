import {
  NotificationSettings,
  type NotificationChanges,
} from '@wrenchwise/contract/endpoints/notification-settings';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { notificationSettings } from '../messages.tables.ts';

/** A user's settings; undefined until the first change. */
export const findSettings = async (
  db: Database | UserDatabase | Transaction,
  userId: string,
): Promise<NotificationSettings | undefined> => {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row;
};

const now = sql`app_now()`;

/** A partial update; returns all settings. */
export const saveSettings = async (
  own: UserDatabase | Transaction,
  userId: string,
  changes: NotificationChanges,
): Promise<NotificationSettings> => {
  const rows = await own
    .insert(notificationSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { ...changes, updatedAt: now },
    })
    .returning();
  return NotificationSettings.parse(rows[0]);
};

/** Switches one kind off, by the owner role, without a session. Ignores deleted accounts. */
export const switchOff = async (
  db: Database,
  userId: string,
  kind: Exclude<keyof NotificationSettings, 'reminderDays'>,
): Promise<void> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await db
    .insert(notificationSettings)
    .values({ userId, [kind]: false })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { [kind]: false, updatedAt: now },
    });
};
