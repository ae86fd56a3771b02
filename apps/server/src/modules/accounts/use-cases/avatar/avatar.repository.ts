import type { AvatarType } from '@wrenchwise/contract/endpoints/avatar';
import type { Transaction } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { profilePictures } from '../../accounts.tables.ts';

/** Inserts or replaces a user's avatar; returns the time of the change. */
export const saveAvatar = async (
  tx: Transaction,
  values: { userId: string; contentType: AvatarType; content: Uint8Array },
): Promise<Date> => {
  const { contentType, content } = values;
  const [row] = await tx
    .insert(profilePictures)
    .values(values)
    .onConflictDoUpdate({
      target: profilePictures.userId,
      set: { contentType, content, updatedAt: sql`app_now()` },
    })
    .returning({ updatedAt: profilePictures.updatedAt });
  if (!row) throw new Error('the insert returned no row');
  return row.updatedAt;
};

export const findAvatar = async (tx: Transaction, userId: string) => {
  const [row] = await tx.select().from(profilePictures).where(eq(profilePictures.userId, userId));
  return row;
};

export const deleteAvatar = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(profilePictures).where(eq(profilePictures.userId, userId));
};
