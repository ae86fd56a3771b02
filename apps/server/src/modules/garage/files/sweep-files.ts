import type { Database } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { eraseDeletedRecordings } from '../recordings/recordings.repository.ts';
import { eraseDeleted, knownKeys } from './files.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a deleted file or recording can be restored, as `deleteFile` and `deleteRecording` say. */
const RESTORABLE_MS = 7 * 24 * HOUR_MS;
/** No upload takes so long: bytes that are younger may still get their row. */
const SETTLED_MS = HOUR_MS;
const AT_ONCE = 500;

/**
 * Erases files and recordings a week after their deletion, and the bytes of those that are gone with their vehicle
 * or account, or were never acknowledged because the server stopped in between. Idempotent.
 */
export const sweepFiles = async ({
  db,
  fileStore,
  now,
}: {
  readonly db: Database;
  readonly fileStore: FileStore;
  readonly now: () => Date;
}): Promise<void> => {
  const before = new Date(now().getTime() - RESTORABLE_MS);
  const erased = [
    ...(await eraseDeleted(db, before)),
    ...(await eraseDeletedRecordings(db, before)),
  ];
  for (const key of erased) await fileStore.remove(key);
  let batch: string[] = [];
  const removeUnknown = async (): Promise<void> => {
    if (batch.length === 0) return;
    const known = await knownKeys(db, batch);
    for (const key of batch) if (!known.has(key)) await fileStore.remove(key);
    batch = [];
  };
  for await (const { key, storedAt } of fileStore.list()) {
    if (now().getTime() - storedAt.getTime() < SETTLED_MS) continue;
    batch.push(key);
    if (batch.length === AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
};
