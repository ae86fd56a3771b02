import type { Transaction } from '@wrenchwise/database/database';
import type { PictureType } from '@wrenchwise/domain/endpoints/picture';
import { eq, sql } from 'drizzle-orm';

import { profilePictures } from '../../db/schema/accounts.ts';

/** Keeps a person's picture in place of an earlier one; answers with when that was. */
export const savePicture = async (
  tx: Transaction,
  given: { userId: string; contentType: PictureType; content: Uint8Array },
): Promise<Date> => {
  const { contentType, content } = given;
  const [row] = await tx
    .insert(profilePictures)
    .values(given)
    .onConflictDoUpdate({
      target: profilePictures.userId,
      set: { contentType, content, updatedAt: sql`app_now()` },
    })
    .returning({ updatedAt: profilePictures.updatedAt });
  if (!row) throw new Error('the insert returned no row');
  return row.updatedAt;
};

export const findPicture = async (tx: Transaction, userId: string) => {
  const [row] = await tx.select().from(profilePictures).where(eq(profilePictures.userId, userId));
  return row;
};

export const deletePicture = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(profilePictures).where(eq(profilePictures.userId, userId));
};
