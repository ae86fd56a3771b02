import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { garageReplies } from '../diagnosis-sharing.tables.ts';

/** A reply as it is stored. */
export type StoredReply = typeof garageReplies.$inferSelect;

export const insertReply = async (
  tx: Transaction,
  values: typeof garageReplies.$inferInsert,
): Promise<string> => {
  const [row] = await tx.insert(garageReplies).values(values).returning({ id: garageReplies.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
};

const sameAs = <T extends AnyPgColumn>(column: T, value: T['_']['data'] | null | undefined) =>
  value === null || value === undefined ? isNull(column) : eq(column, value);

/** Whether a link already brought this very reply; its row has to be held (`findShare` with `lock`). */
export const hasReply = async (
  tx: Transaction,
  values: Omit<typeof garageReplies.$inferInsert, 'userId' | 'diagnosisId'>,
): Promise<boolean> => {
  const { shareId, garage, tests, agreement } = values;
  const rows = await tx
    .select({ id: garageReplies.id })
    .from(garageReplies)
    .where(
      and(
        eq(garageReplies.shareId, shareId),
        eq(garageReplies.garage, garage),
        eq(garageReplies.tests, tests ?? []),
        eq(garageReplies.agreement, agreement),
        sameAs(garageReplies.faultId, values.faultId),
        sameAs(garageReplies.otherCause, values.otherCause),
        sameAs(garageReplies.quoteCents, values.quoteCents),
        sameAs(garageReplies.quoteCurrency, values.quoteCurrency),
        sameAs(garageReplies.quoteFor, values.quoteFor),
        sameAs(garageReplies.note, values.note),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Replies to a diagnosis, newest first. */
export const listReplies = (
  own: UserDatabase | Transaction,
  diagnosisId: string,
): Promise<StoredReply[]> =>
  own
    .select()
    .from(garageReplies)
    .where(eq(garageReplies.diagnosisId, diagnosisId))
    .orderBy(desc(garageReplies.createdAt), desc(garageReplies.id));

export const findReply = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<StoredReply | undefined> => {
  const [row] = await own.select().from(garageReplies).where(eq(garageReplies.id, id));
  return row;
};

const mine = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(garageReplies.id, id), eq(garageReplies.userId, userId));

/** Notes that the tests were taken over; a time that is set stays. By the owner role. */
export const setAccepted = async (
  db: Database,
  reply: { id: string; userId: string },
): Promise<void> => {
  await db
    .update(garageReplies)
    .set({ acceptedAt: sql`coalesce(${garageReplies.acceptedAt}, app_now())` })
    .where(mine(reply));
};

/** Deletes a reply of the user's own diagnosis, by the owner role; false when there is none. */
export const removeReply = async (
  db: Database,
  reply: { id: string; userId: string },
): Promise<boolean> => {
  const rows = await db
    .delete(garageReplies)
    .where(mine(reply))
    .returning({ id: garageReplies.id });
  return rows.length > 0;
};
