import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { ExportFile } from '../../../platform/export-part.ts';
import { recordingTable } from '../recordings/read-recording.ts';
import { exportedRecordings } from '../recordings/recordings.repository.ts';
import { files } from './files.tables.ts';

/** Files and recordings of a user's vehicles with their keys in the store, the newest first of each. */
export const exportedFiles = async (
  tx: Database | Transaction,
  userId: string,
): Promise<readonly ExportFile[]> => {
  const stored = await tx
    .select({
      id: files.id,
      contentType: files.contentType,
      bytes: files.bytes,
      storageKey: files.storageKey,
    })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.deletedAt)))
    .orderBy(desc(files.createdAt), desc(files.id));
  const recorded = await exportedRecordings(tx, userId);
  return [
    ...stored,
    ...recorded.map((file) => ({ ...file, contentType: 'text/csv', toReadable: recordingTable })),
  ];
};
