import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, gte } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { accounts } from '../accounts.tables.ts';

/** Who can vouch for somebody: Google, and the OpenID provider of the operator's choice. */
export type OutsideProviderId = 'google' | 'oidc';

const isAccountAt = (provider: OutsideProviderId, userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, provider));

/** Disconnects a user's account at a provider; false when none is connected. */
export const deleteOutsideAccount = async (
  tx: Transaction,
  provider: OutsideProviderId,
  userId: string,
): Promise<boolean> => {
  const rows = await tx
    .delete(accounts)
    .where(isAccountAt(provider, userId))
    .returning({ id: accounts.id });
  return rows.length > 0;
};

/** Whether a user's account at a provider was connected at `since` or later. */
export const isConnectedSince = async (
  tx: Transaction,
  provider: OutsideProviderId,
  userId: string,
  since: Date,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isAccountAt(provider, userId), gte(accounts.createdAt, since)));
  return rows.length > 0;
};

/** Deletes an account whose address was never verified, with all that refers to it. */
export const deleteUnverified = async (
  db: Database | Transaction,
  email: string,
): Promise<void> => {
  await db.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
};
