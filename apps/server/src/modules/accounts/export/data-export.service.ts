import type { Database } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { ExportSources } from '../../../platform/export-part.ts';
import { inOneSnapshot, sizeOfAccount } from './data-export.repository.ts';
import { writeExport } from './write-export.ts';

export interface DownloadedExport {
  readonly file: Blob;
  /** Such as 'wrenchwise-export-2026-01-05.zip'. */
  readonly fileName: string;
}

export interface DataExportService {
  /**
   * All of a small account's data, of one moment; records a security event. Throws `account/export-too-large` for
   * what would take long or much memory: that is prepared in the background.
   */
  readonly make: (user: {
    readonly id: string;
    readonly email: string;
  }) => Promise<DownloadedExport>;
}

/** What is made while a request waits: some tenths of a second. */
const DIRECT = { entries: 5000, diagnoses: 300, bytes: 25_000_000 } as const;

/** Named by the day. */
export const exportName = (at: Date): string =>
  `wrenchwise-export-${at.toISOString().slice(0, 10)}.zip`;

export const createDataExportService = (dependencies: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
  fileStore: FileStore;
  exportSources: ExportSources;
  now: () => Date;
}): DataExportService => ({
  make: async (user) => {
    const { db, audit, fileStore, exportSources, now } = dependencies;
    const size = await sizeOfAccount(db, user.id);
    const isLarge =
      size.entries > DIRECT.entries ||
      size.diagnoses > DIRECT.diagnoses ||
      size.bytes > DIRECT.bytes;
    if (isLarge) throw new AppError('account/export-too-large');
    return inOneSnapshot(db, async (tx) => {
      const at = now();
      const written: Uint8Array<ArrayBuffer>[] = [];
      await audit.record(tx, { userId: user.id, kind: 'data_export' });
      const sink = {
        take: (chunk: Uint8Array) => void written.push(new Uint8Array(chunk)),
        settle: () => Promise.resolve(),
      };
      await writeExport(sink, {
        ...exportSources,
        db: tx,
        fileStore,
        user,
        at,
        filesMaxBytes: DIRECT.bytes,
      });
      return { file: new Blob(written, { type: 'application/zip' }), fileName: exportName(at) };
    });
  },
});
