import type { Database, Transaction } from '@wrenchwise/database/database';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import { recordingCsv } from '@wrenchwise/obd/recording/recording-csv';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { ExportFile } from '../../../platform/export-part.ts';
import { exportedRecordings } from '../recordings/recordings.repository.ts';
import { files } from './files.tables.ts';

/** A recording as the table that spreadsheets read. */
const toTable = (stored: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(recordingCsv(decodeRecording(stored)));

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
    ...recorded.map((file) => ({ ...file, contentType: 'text/csv', toReadable: toTable })),
  ];
};
