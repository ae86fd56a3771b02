import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq } from 'drizzle-orm';

import { passkeys } from '../../accounts.tables.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly backedUp: boolean;
}

/** Newest first. */
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

/** Deletes a user's passkey; false when they have none of this id. */
export const deletePasskey = async (
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
};

/** The user of a WebAuthn credential; undefined for an unknown one. */
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
