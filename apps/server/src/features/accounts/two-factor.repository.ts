import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, like, or, sql } from 'drizzle-orm';

import { twoFactors, users, verifications } from '../../db/schema/accounts.ts';

/** Marks an authenticator's code as used. False when it was used before, while it still counts. */
export const useUpCode = async (
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> => {
  const rows = await tx
    .update(twoFactors)
    .set({ usedCode: code, usedCodeAt: sql`app_now()` })
    .where(
      and(
        eq(twoFactors.userId, userId),
        or(
          sql`${twoFactors.usedCode} is distinct from ${code}`,
          // A code counts for its own half minute and the one on either side.
          sql`${twoFactors.usedCodeAt} < app_now() - interval '90 seconds'`,
        ),
      ),
    )
    .returning({ id: twoFactors.id });
  return rows.length > 0;
};

/** From now on every browser is asked for a code again, also those where 'trust this device' was ticked. */
export const forgetTrustedBrowsers = async (
  tx: Database | Transaction,
  userId: string,
): Promise<void> => {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'trust-device-%')));
};

export const isTwoFactorOn = async (
  db: Database | Transaction,
  userId: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ on: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId));
  return row?.on ?? false;
};

/** Switches it off with all that belongs to it. False when it was not on. */
export const switchTwoFactorOff = async (tx: Transaction, userId: string): Promise<boolean> => {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  const rows = await tx
    .update(users)
    .set({ twoFactorEnabled: false, updatedAt: sql`app_now()` })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  return rows.length > 0;
};
