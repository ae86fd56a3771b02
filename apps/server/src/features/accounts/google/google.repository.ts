import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, gte } from 'drizzle-orm';

import { accounts, users } from '../../../db/schema/accounts.ts';

const isGoogleOf = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, 'google'));

/** Disconnects a user's Google account; false when none is connected. */
export const deleteGoogleAccount = async (tx: Transaction, userId: string): Promise<boolean> => {
  const rows = await tx.delete(accounts).where(isGoogleOf(userId)).returning({ id: accounts.id });
  return rows.length > 0;
};

/** Whether a user's Google account was connected at `since` or later. */
export const isGoogleNewSince = async (
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isGoogleOf(userId), gte(accounts.createdAt, since)));
  return rows.length > 0;
};

/** Deletes an account whose address was never verified, with all that refers to it. */
export const deleteUnverified = async (
  db: Database | Transaction,
  email: string,
): Promise<void> => {
  await db.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
};
