import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { workshopReplies } from '../diagnosis-sharing.tables.ts';

/** A reply as it is stored. */
export type StoredReply = typeof workshopReplies.$inferSelect;

export const insertReply = async (
  tx: Transaction,
  values: typeof workshopReplies.$inferInsert,
): Promise<string> => {
  const [row] = await tx
    .insert(workshopReplies)
    .values(values)
    .returning({ id: workshopReplies.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
};

const sameAs = <T extends AnyPgColumn>(column: T, value: T['_']['data'] | null | undefined) =>
  value === null || value === undefined ? isNull(column) : eq(column, value);

/** Whether a link already brought this very reply; its row has to be held (`findShare` with `lock`). */
export const hasReply = async (
  tx: Transaction,
  values: Omit<typeof workshopReplies.$inferInsert, 'userId' | 'diagnosisId'>,
): Promise<boolean> => {
  const { shareId, garage, tests, agreement } = values;
  const rows = await tx
    .select({ id: workshopReplies.id })
    .from(workshopReplies)
    .where(
      and(
        eq(workshopReplies.shareId, shareId),
        eq(workshopReplies.garage, garage),
        eq(workshopReplies.tests, tests ?? []),
        eq(workshopReplies.agreement, agreement),
        sameAs(workshopReplies.faultId, values.faultId),
        sameAs(workshopReplies.otherCause, values.otherCause),
        sameAs(workshopReplies.quoteCents, values.quoteCents),
        sameAs(workshopReplies.quoteCurrency, values.quoteCurrency),
        sameAs(workshopReplies.quoteFor, values.quoteFor),
        sameAs(workshopReplies.note, values.note),
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
    .from(workshopReplies)
    .where(eq(workshopReplies.diagnosisId, diagnosisId))
    .orderBy(desc(workshopReplies.createdAt), desc(workshopReplies.id));

export const findReply = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<StoredReply | undefined> => {
  const [row] = await own.select().from(workshopReplies).where(eq(workshopReplies.id, id));
  return row;
};

const mine = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(workshopReplies.id, id), eq(workshopReplies.userId, userId));

/** Notes that the tests were taken over; a time that is set stays. By the owner role. */
export const setAccepted = async (
  db: Database,
  reply: { id: string; userId: string },
): Promise<void> => {
  await db
    .update(workshopReplies)
    .set({ acceptedAt: sql`coalesce(${workshopReplies.acceptedAt}, app_now())` })
    .where(mine(reply));
};

/** Deletes a reply of the user's own diagnosis, by the owner role; false when there is none. */
export const removeReply = async (
  db: Database,
  reply: { id: string; userId: string },
): Promise<boolean> => {
  const rows = await db
    .delete(workshopReplies)
    .where(mine(reply))
    .returning({ id: workshopReplies.id });
  return rows.length > 0;
};
