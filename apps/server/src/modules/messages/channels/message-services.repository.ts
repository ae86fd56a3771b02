import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, asc, count, eq, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { messageServices } from '../messages.tables.ts';

export type MessageServiceRow = typeof messageServices.$inferSelect;

const isOwn = (userId: string, id: string) =>
  and(eq(messageServices.userId, userId), eq(messageServices.id, id));

export const listServices = (
  own: Database | UserDatabase | Transaction,
  userId: string,
): Promise<MessageServiceRow[]> =>
  own
    .select()
    .from(messageServices)
    .where(eq(messageServices.userId, userId))
    .orderBy(asc(messageServices.createdAt), asc(messageServices.id));

export const findService = async (
  own: Database | UserDatabase,
  userId: string,
  id: string,
): Promise<MessageServiceRow | undefined> => {
  const [row] = await own.select().from(messageServices).where(isOwn(userId, id));
  return row;
};

/** How many a user has. Two requests of one user wait for each other. */
export const countServicesLocked = async (tx: Transaction, userId: string): Promise<number> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ services: count() })
    .from(messageServices)
    .where(eq(messageServices.userId, userId));
  return row?.services ?? 0;
};

export const insertService = async (
  tx: Transaction,
  values: Pick<MessageServiceRow, 'userId' | 'kind' | 'host' | 'secret'>,
): Promise<MessageServiceRow> => {
  const [row] = await tx.insert(messageServices).values(values).returning();
  if (!row) throw new Error('the service was not stored');
  return row;
};

export const deleteService = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(messageServices)
    .where(isOwn(userId, id))
    .returning({ id: messageServices.id });
  return rows.length > 0;
};

/** Notes how the last message went; undefined for a service that was deleted meanwhile. */
export const noteTry = async (
  db: Database | Transaction,
  { userId, id }: Pick<MessageServiceRow, 'userId' | 'id'>,
  came: Pick<MessageServiceRow, 'lastFailure' | 'isSlow'>,
): Promise<MessageServiceRow | undefined> => {
  const [row] = await db
    .update(messageServices)
    .set({ lastTriedAt: sql`app_now()`, ...came })
    .where(isOwn(userId, id))
    .returning();
  return row;
};
