import type { DataExport } from '@wrenchwise/contract/endpoints/accounts/export';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, desc, eq, lt, ne, or } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { dataExports } from '../accounts.tables.ts';

type Row = typeof dataExports.$inferSelect;

const STATES = ['preparing', 'ready', 'failed'] as const;

export const toExport = ({ id, state, createdAt, bytes, expiresAt }: Row): DataExport => ({
  id,
  state: STATES.find((known) => known === state) ?? 'failed',
  createdAt: createdAt.toISOString(),
  bytes,
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** Adds an export; undefined when one of this user is being prepared. By the owner role. */
export const insertExport = async (tx: Transaction, userId: string): Promise<Row | undefined> => {
  const [row] = await tx.insert(dataExports).values({ userId }).onConflictDoNothing().returning();
  return row;
};

export const listExports = (own: UserDatabase | Transaction): Promise<Row[]> =>
  own.select().from(dataExports).orderBy(desc(dataExports.createdAt), desc(dataExports.id));

/** The export of this user that is being prepared. */
export const findPreparing = async (tx: Transaction, userId: string): Promise<Row | undefined> => {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.state, 'preparing')));
  return row;
};

/** An export under row-level security. */
export const findExport = async (own: UserDatabase, id: string): Promise<Row | undefined> => {
  const [row] = await own.select().from(dataExports).where(eq(dataExports.id, id));
  return row;
};

/** An export that is still to be made, and whose it is; by the owner role. */
export const findWork = async (db: Database, id: string) => {
  const [row] = await db
    .select({ user: { id: users.id, email: users.email, name: users.name } })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'preparing')));
  return row;
};

/** Notes that an export is ready; false when it is not waited for any more. */
export const markReady = async (
  tx: Transaction,
  id: string,
  values: { parts: number; bytes: number; expiresAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(dataExports)
    .set({ state: 'ready', ...values })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'preparing')))
    .returning({ id: dataExports.id });
  return rows.length > 0;
};

export const markFailed = async (db: Database, id: string): Promise<void> => {
  await db
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'preparing')));
};

/** Deletes a user's other exports: one archive is stored at a time. */
export const deleteOthers = (tx: Transaction, userId: string, id: string) =>
  tx
    .delete(dataExports)
    .where(and(eq(dataExports.userId, userId), ne(dataExports.id, id)))
    .returning({ id: dataExports.id, parts: dataExports.parts });

/** Deletes what has expired, and what was never finished by `staleBefore`. */
export const deleteExpired = (db: Database, at: Date, staleBefore: Date) =>
  db
    .delete(dataExports)
    .where(
      or(
        lt(dataExports.expiresAt, at),
        and(ne(dataExports.state, 'ready'), lt(dataExports.createdAt, staleBefore)),
      ),
    )
    .returning({ id: dataExports.id, parts: dataExports.parts });
