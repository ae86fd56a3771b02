import type { Database, Transaction } from '@wrenchwise/database/database';
import { eq } from 'drizzle-orm';

import { profilePictures } from '../../db/schema/accounts.ts';
import type { ExportPart, ExportRow } from './export-part.ts';

/**
 * One look at everything: what is changed meanwhile shows in none of the parts. By the owner role,
 * since ways to sign in and messages are not a person's to read otherwise; each part asks for one
 * person's rows.
 */
export const inOneLook = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read' });

const AT_ONCE = 200;

/** The rows of a part, some at a time: no export holds all of a long history in memory. */
export async function* rowsInTurns(
  tx: Transaction,
  part: ExportPart,
  userId: string,
): AsyncGenerator<readonly ExportRow[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await part.read(tx, userId, { limit: AT_ONCE, offset });
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
  }
}

export const findAvatarFile = async (tx: Transaction, userId: string) => {
  const [row] = await tx
    .select({ contentType: profilePictures.contentType, content: profilePictures.content })
    .from(profilePictures)
    .where(eq(profilePictures.userId, userId));
  return row;
};
