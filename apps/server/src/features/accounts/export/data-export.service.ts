import type { Database, Transaction } from '@wrenchwise/database/database';

import type { FileStore } from '../../../adapters/file-store/port.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { type Archive, createArchive } from './archive.ts';
import {
  findAvatarFile,
  findFiles,
  inOneSnapshot,
  rowsInBatches,
} from './data-export.repository.ts';
import type { ExportPart, ExportRow } from './export-part.ts';
import { EXPORT_PARTS } from './export-parts.ts';
import { type FileCounts, readMe } from './read-me.ts';
import { toCsv } from './sheet.ts';

export interface DataExport {
  readonly file: Blob;
  /** Such as 'wrenchwise-export-2026-01-05.zip'. */
  readonly fileName: string;
}

export interface DataExportService {
  /** All of a user's data; records a security event. */
  readonly make: (user: { readonly id: string; readonly email: string }) => Promise<DataExport>;
}

const plainRow = (row: ExportRow): ExportRow => row;

/** Writes a part as a JSON array and as CSV. */
const writePart = async (
  archive: Archive,
  part: ExportPart,
  batches: AsyncIterable<readonly ExportRow[]>,
): Promise<void> => {
  const toSheetRow = part.toSheetRow ?? plainRow;
  const json = archive.open(`${part.name}.json`);
  const csv = archive.open(`${part.name}.csv`);
  let isFirst = true;
  for await (const rows of batches) {
    const items = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
    json.push(`${isFirst ? '[\n' : ',\n'}${items}`);
    csv.push(toCsv(rows.map(toSheetRow), { head: isFirst }));
    isFirst = false;
  }
  json.push(isFirst ? '[]\n' : '\n]\n');
  json.end();
  csv.end();
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const writeAvatar = async (
  archive: Archive,
  tx: Transaction,
  userId: string,
): Promise<string | undefined> => {
  const avatar = await findAvatarFile(tx, userId);
  if (!avatar) return undefined;
  const name = `picture.${EXTENSIONS[avatar.contentType] ?? 'bin'}`;
  archive.store(name, avatar.content);
  return name;
};

/** Photos and documents that one archive takes: it is held in memory. */
const FILES_MAX_BYTES = 200_000_000;

/**
 * Writes the newest files, up to `FILES_MAX_BYTES`, under names made of their ids; files.csv says how
 * they are called. Returns how many are in and how many are not.
 */
const writeFiles = async (
  archive: Archive,
  { tx, fileStore, userId }: { tx: Transaction; fileStore: FileStore; userId: string },
): Promise<FileCounts> => {
  let room = FILES_MAX_BYTES;
  const counts = { included: 0, leftOut: 0 };
  for (const { id, contentType, bytes, storageKey } of await findFiles(tx, userId)) {
    const content = bytes <= room ? await fileStore.get(storageKey) : undefined;
    if (content) {
      archive.store(`files/${id}.${EXTENSIONS[contentType] ?? 'bin'}`, content);
      room -= bytes;
      counts.included += 1;
    } else {
      counts.leftOut += 1;
    }
  }
  return counts;
};

export const createDataExportService = (dependencies: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
  fileStore: FileStore;
  now: () => Date;
}): DataExportService => ({
  make: (user) =>
    inOneSnapshot(dependencies.db, async (tx) => {
      const at = dependencies.now();
      const archive = createArchive(at);
      await dependencies.audit.record(tx, { userId: user.id, kind: 'data_export' });
      for (const part of EXPORT_PARTS) {
        await writePart(archive, part, rowsInBatches(tx, part, user.id));
      }
      const avatarName = await writeAvatar(archive, tx, user.id);
      const files = await writeFiles(archive, { ...dependencies, tx, userId: user.id });
      const text = archive.open('README.txt');
      text.push(readMe({ email: user.email, at, avatarName, files }));
      text.end();
      const day = at.toISOString().slice(0, 10);
      return { file: archive.finish(), fileName: `wrenchwise-export-${day}.zip` };
    }),
});
