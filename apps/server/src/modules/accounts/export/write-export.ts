import type { Database, Transaction } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import type { ExportPart, ExportRow, ExportSources } from '../../../platform/export-part.ts';
import { toCsv } from '../../../platform/sheet.ts';
import { type Archive, type ArchiveSink, createArchive } from './archive.ts';
import { findAvatarFile, rowsInBatches } from './data-export.repository.ts';
import { type FileCounts, readMe } from './read-me.ts';

const plainRow = (row: ExportRow): ExportRow => row;

/** Rows whose JSON is about this long are put into words before others have their turn. */
const PIECE_CHARACTERS = 16 * 1024;

/** Rows with their JSON, in groups: one of a diagnosis has some 30 kB, one of a log 500 bytes. */
function* inPieces(
  rows: readonly ExportRow[],
): Generator<{ readonly rows: readonly ExportRow[]; readonly json: string }> {
  let group: { readonly row: ExportRow; readonly json: string }[] = [];
  let characters = 0;
  for (const [index, row] of rows.entries()) {
    const json = JSON.stringify(row, null, 2);
    group.push({ row, json });
    characters += json.length;
    if (characters < PIECE_CHARACTERS && index < rows.length - 1) continue;
    yield {
      rows: group.map((one) => one.row),
      json: group.map((one) => one.json).join(',\n'),
    };
    group = [];
    characters = 0;
  }
}

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
  for await (const batch of batches) {
    for (const piece of inPieces(batch)) {
      await json.push(`${isFirst ? '[\n' : ',\n'}${piece.json}`);
      await csv.push(toCsv(piece.rows.map(toSheetRow), { head: isFirst }));
      isFirst = false;
    }
  }
  await json.push(isFirst ? '[]\n' : '\n]\n');
  await json.end();
  await csv.end();
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
};

const writeAvatar = async (
  archive: Archive,
  db: Database | Transaction,
  userId: string,
): Promise<string | undefined> => {
  const avatar = await findAvatarFile(db, userId);
  if (!avatar) return undefined;
  const name = `picture.${EXTENSIONS[avatar.contentType] ?? 'bin'}`;
  await archive.store(name, avatar.content);
  return name;
};

interface ExportWork extends ExportSources {
  /** The owner role's, since `app_user` cannot read sign-in methods and messages; each part selects one user's rows. */
  readonly db: Database | Transaction;
  readonly fileStore: Pick<FileStore, 'get'>;
  readonly user: { readonly id: string; readonly email: string };
  readonly at: Date;
  /** Photos, documents and recordings that the archive takes. */
  readonly filesMaxBytes: number;
}

/**
 * Writes the newest files, one after the other, up to `filesMaxBytes`, under names made of their ids; files.csv says
 * how they are called. Returns how many are in and how many are not.
 */
const writeFiles = async (
  archive: Archive,
  { db, fileStore, filesOf, user, filesMaxBytes }: ExportWork,
): Promise<FileCounts> => {
  let room = filesMaxBytes;
  const counts = { included: 0, leftOut: 0 };
  for (const file of await filesOf(db, user.id)) {
    const { id, contentType, bytes, storageKey, toReadable } = file;
    const stored = bytes <= room ? await fileStore.get(storageKey) : undefined;
    if (stored) {
      const content = toReadable ? await toReadable(stored) : stored;
      await archive.store(`files/${id}.${EXTENSIONS[contentType] ?? 'bin'}`, content);
      room -= content.byteLength;
      counts.included += 1;
    } else {
      counts.leftOut += 1;
    }
  }
  return counts;
};

/** Writes all of a user's data into a sink, as a ZIP archive. */
export const writeExport = async (sink: ArchiveSink, work: ExportWork): Promise<void> => {
  const { db, user, at } = work;
  const archive = createArchive(at, sink);
  for (const part of work.parts) {
    await writePart(archive, part, rowsInBatches(db, part, user.id));
  }
  const avatarName = await writeAvatar(archive, db, user.id);
  const files = await writeFiles(archive, work);
  const text = archive.open('README.txt');
  await text.push(readMe(work.parts, { email: user.email, at, avatarName, files }));
  await text.end();
  await archive.finish();
};
