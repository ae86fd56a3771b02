import type { Database, Transaction } from '@wrenchwise/database/database';

import type { AuditService } from '../../audit/audit.service.ts';
import { type Archive, createArchive } from './archive.ts';
import { findAvatarFile, inOneSnapshot, rowsInBatches } from './data-export.repository.ts';
import type { ExportPart, ExportRow } from './export-part.ts';
import { EXPORT_PARTS } from './export-parts.ts';
import { readMe } from './read-me.ts';
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

export const createDataExportService = (dependencies: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
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
      const text = archive.open('README.txt');
      text.push(readMe({ email: user.email, at, avatarName }));
      text.end();
      const day = at.toISOString().slice(0, 10);
      return { file: archive.finish(), fileName: `wrenchwise-export-${day}.zip` };
    }),
});
