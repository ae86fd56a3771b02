import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, isNull } from 'drizzle-orm';

import { profilePictures } from '../../../db/schema/accounts.ts';
import { files } from '../../../db/schema/log.ts';
import type { ExportPart, ExportRow } from './export-part.ts';

/**
 * A transaction with one snapshot: all parts show the same moment. By the owner role, since
 * `app_user` cannot read sign-in methods and messages; each part selects one user's rows.
 */
export const inOneSnapshot = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read' });

const AT_ONCE = 200;

/** The rows of a part in batches: a long history is never in memory as a whole. */
export async function* rowsInBatches(
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

/** Files of a user's vehicles with their keys in the store, newest first. */
export const findFiles = (tx: Transaction, userId: string) =>
  tx
    .select({
      id: files.id,
      name: files.name,
      contentType: files.contentType,
      bytes: files.bytes,
      storageKey: files.storageKey,
    })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.deletedAt)))
    .orderBy(desc(files.createdAt), desc(files.id));
