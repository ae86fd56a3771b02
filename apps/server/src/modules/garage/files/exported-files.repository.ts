import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { ExportFile } from '../../../platform/export-part.ts';
import { files } from './files.tables.ts';

/** Files of a user's vehicles with their keys in the store, newest first. */
export const exportedFiles = (
  tx: Database | Transaction,
  userId: string,
): Promise<readonly ExportFile[]> =>
  tx
    .select({
      id: files.id,
      contentType: files.contentType,
      bytes: files.bytes,
      storageKey: files.storageKey,
    })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.deletedAt)))
    .orderBy(desc(files.createdAt), desc(files.id));
