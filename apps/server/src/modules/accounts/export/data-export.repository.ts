import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { ExportPart, ExportRow } from '../../../platform/export-part.ts';
import { profilePictures } from '../accounts.tables.ts';

/**
 * A transaction with one snapshot: all parts show the same moment. By the owner role, since
 * `app_user` cannot read sign-in methods and messages; each part selects one user's rows.
 */
export const inOneSnapshot = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read' });

/** The rows of a part in batches: a long history is never in memory as a whole. */
export async function* rowsInBatches(
  db: Database | Transaction,
  part: ExportPart,
  userId: string,
): AsyncGenerator<readonly ExportRow[]> {
  let after: readonly string[] | undefined;
  do {
    const { rows, next } = await part.read(db, userId, after);
    if (rows.length > 0) yield rows;
    after = next;
  } while (after !== undefined);
}

/** How much an export has to write: entries of logs, diagnoses, and bytes of files. */
export const sizeOfAccount = async (
  db: Database,
  userId: string,
): Promise<{ entries: number; diagnoses: number; bytes: number }> => {
  const [row] = await rowsOf(
    db,
    sql`select storage_used(${userId}) as bytes,
      (select coalesce(sum(k.value::int), 0) from log_months, jsonb_each_text(kinds) k
        where user_id = ${userId}) as entries,
      (select count(*) from diagnoses where user_id = ${userId}) as diagnoses`,
  );
  const number = z.coerce.number();
  return z.object({ bytes: number, entries: number, diagnoses: number }).parse(row);
};

export const findAvatarFile = async (tx: Database | Transaction, userId: string) => {
  const [row] = await tx
    .select({ contentType: profilePictures.contentType, content: profilePictures.content })
    .from(profilePictures)
    .where(eq(profilePictures.userId, userId));
  return row;
};
