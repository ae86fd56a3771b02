import { rowsOf, type Transaction, type UserDatabase } from '@wrenchwise/database/database';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import { takeStorage } from './files.repository.ts';
import { files } from './files.tables.ts';

/** Of the plan's storage, so much may be taken by what workshops send: the rest stays the owner's to fill. */
const WORKSHOPS_SHARE = 0.25;
/** Where the plan has no limit, in MB. */
const UNLIMITED_MB = 1000;

/**
 * Whether an owner's plan has room for so many bytes of workshops' photographs; no one else takes it until the commit.
 * By the owner role.
 */
export const takeWorkshopStorage = async (
  tx: Transaction,
  ownerId: string,
  bytes: number,
): Promise<boolean> => {
  // Holds the lock under which the sum is read.
  if (!(await takeStorage(tx, ownerId, bytes))) return false;
  const [row] = await rowsOf(
    tx,
    sql`select usage_allowance(${ownerId}, 'storage') as megabytes,
      coalesce(sum(f.bytes), 0)::text as used
      from files f where f.user_id = ${ownerId} and f.workshop_reply_id is not null`,
  );
  const megabytes = row?.['megabytes'];
  const room = typeof megabytes === 'number' ? megabytes * WORKSHOPS_SHARE : UNLIMITED_MB;
  return Number(row?.['used'] ?? 0) + bytes <= room * 1_000_000;
};

export const insertWorkshopPhotos = async (
  tx: Transaction,
  rows: readonly (typeof files.$inferInsert)[],
): Promise<void> => {
  await tx.insert(files).values([...rows]);
};

/** The photographs of these replies, in the order in which they were chosen. */
export const listWorkshopPhotos = async (
  own: UserDatabase | Transaction,
  replyIds: readonly string[],
): Promise<readonly { readonly id: string; readonly replyId: string }[]> => {
  if (replyIds.length === 0) return [];
  const rows = await own
    .select({ id: files.id, replyId: files.workshopReplyId })
    .from(files)
    .where(and(inArray(files.workshopReplyId, [...replyIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.name), asc(files.id));
  return rows.flatMap(({ id, replyId }) => (replyId === null ? [] : [{ id, replyId }]));
};

/** One photograph with its key in the store, of the served user only. */
export const findWorkshopPhoto = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<Pick<typeof files.$inferSelect, 'name' | 'contentType' | 'storageKey'> | undefined> => {
  const [row] = await own
    .select({ name: files.name, contentType: files.contentType, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.workshopReplyId), isNull(files.deletedAt)));
  return row;
};
