import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, or, sql } from 'drizzle-orm';

import { users } from '../../../../platform/db/users.tables.ts';
import { twoFactors } from '../../accounts.tables.ts';

/** Marks a TOTP code as used. False when it was used before and is still valid (TOTP replay). */
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
          // A code is valid for its own half minute and the one on either side.
          sql`${twoFactors.usedCodeAt} < app_now() - interval '90 seconds'`,
        ),
      ),
    )
    .returning({ id: twoFactors.id });
  return rows.length > 0;
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

/** Switches it off and deletes its keys. False when it was not on. */
export const switchTwoFactorOff = async (tx: Transaction, userId: string): Promise<boolean> => {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  const rows = await tx
    .update(users)
    .set({ twoFactorEnabled: false, updatedAt: sql`app_now()` })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  return rows.length > 0;
};
