import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, gte, sql } from 'drizzle-orm';

import { accounts, passkeys, users } from '../../db/schema/accounts.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly backedUp: boolean;
}

export const listPasskeys = (db: Database | Transaction, userId: string): Promise<PasskeyRow[]> =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      backedUp: passkeys.backedUp,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt));

/** Removes a person's passkey; false when they have no such one. */
export const deletePasskey = async (
  tx: Transaction,
  given: { userId: string; id: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, given.id), eq(passkeys.userId, given.userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
};

/** Removes a person's Google account; false when none is connected. */
export const deleteGoogleAccount = async (tx: Transaction, userId: string): Promise<boolean> => {
  const rows = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'google')))
    .returning({ id: accounts.id });
  return rows.length > 0;
};

/** Whether a person's Google account was connected at `since` or later. */
export const isGoogleNewSince = async (
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, 'google'),
        gte(accounts.createdAt, since),
      ),
    );
  return rows.length > 0;
};

/**
 * Locks the user's row until `tx` ends. Taken first by every sign-in and every change of credentials,
 * so that of two at once the second sees what the first did, and none locks another for ever.
 */
export const lockPerson = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};

/** Whose passkey a credential is; undefined for one that is not known. */
export const ownerOfPasskey = async (
  tx: Transaction,
  credentialId: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialID, credentialId));
  return row?.userId;
};

/** What a person can sign in with. */
export const countWaysIn = async (
  db: Database | Transaction,
  userId: string,
): Promise<{ password: boolean; google: boolean; passkeys: number }> => {
  // Written out: in a select from one table, columns lose the names of their tables.
  const [row] = await db
    .select({
      password: sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider_id = 'credential' and a.password is not null)`,
      google: sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider_id = 'google')`,
      passkeys: sql<number>`(select count(*)::int from passkeys p where p.user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { password: false, google: false, passkeys: 0 };
};
