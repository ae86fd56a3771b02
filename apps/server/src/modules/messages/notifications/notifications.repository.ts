import type { NotificationEntry } from '@wrenchwise/contract/endpoints/notifications';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';

import { notifications } from '../messages.tables.ts';

type Handle = UserDatabase | Transaction;

// A deleted notification keeps its key, so that it is not reported again, and nothing of what it said.
const present = ne(notifications.title, '');
const mine = (userId: string) => and(eq(notifications.userId, userId), present);

/** Stores a notification; false when the same was reported before. By the owner role. */
export const insertNotification = async (
  tx: Database | Transaction,
  values: typeof notifications.$inferInsert,
): Promise<boolean> => {
  const made = await tx
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return made.length > 0;
};

export const countUnread = async (own: Handle, userId: string): Promise<number> => {
  const [row] = await own
    .select({ unread: count() })
    .from(notifications)
    .where(and(mine(userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

/** One page, newest first, and the total. */
export const listNotifications = async (
  own: Handle,
  { userId, page, perPage }: { userId: string; page: number; perPage: number },
): Promise<{ notifications: NotificationEntry[]; total: number }> => {
  const rows = await own
    .select()
    .from(notifications)
    .where(mine(userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await own.select({ total: count() }).from(notifications).where(mine(userId));
  return {
    notifications: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      body: row.body,
      href: row.href,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    total: counted?.total ?? 0,
  };
};

/** Marks one as read, or all; false when there is none of this id. */
export const markRead = async (own: Handle, userId: string, id?: string): Promise<boolean> => {
  const rows = await own
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, app_now())` })
    .where(
      and(mine(userId), id === undefined ? isNull(notifications.readAt) : eq(notifications.id, id)),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Erases what a notification said; false when there is none of this id. */
export const eraseNotification = async (
  own: Handle,
  userId: string,
  id: string,
): Promise<boolean> => {
  const rows = await own
    .update(notifications)
    .set({ title: '', body: '', href: '', readAt: sql`app_now()` })
    .where(and(mine(userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length > 0;
};
