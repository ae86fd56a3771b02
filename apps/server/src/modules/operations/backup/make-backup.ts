import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { recordedMigrations } from '@wrenchwise/database/migrate';
import {
  listSequences,
  listTables,
  readRows,
  type TableShape,
} from '@wrenchwise/database/table-rows';
import { sql } from 'drizzle-orm';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { FORMAT, type Manifest, MANIFEST } from './manifest.ts';

/** Jobs that wait or have failed; the rest of that schema is made at every start. */
export const JOBS_TABLE = 'pgboss.job';
export const ROWS_FOLDER = 'database';
export const FILES_FOLDER = 'files';
export const OUTBOX_FOLDER = 'outbox';

/** Rows are written in parts of about so many characters, so that none has to fit into the memory. */
const PART_CHARACTERS = 4_000_000;

const compress = promisify(gzip);

/** What a backup is taken from. */
export interface BackupSource {
  readonly db: Database;
  readonly kind: Manifest['database'];
  readonly fileStore: FileStore;
  /** The folder of mails that wait as files. */
  readonly outbox: string;
  /** The release. */
  readonly version: string;
}

const writeTable = async (
  tx: Transaction,
  table: TableShape,
  archive: ArchiveWriter,
): Promise<number> => {
  let rows = 0;
  let parts = 0;
  let lines: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    parts += 1;
    const name = `${ROWS_FOLDER}/${table.name}/${String(parts).padStart(6, '0')}.jsonl.gz`;
    await archive.add(name, await compress(`${lines.join('\n')}\n`));
    lines = [];
    characters = 0;
  };
  for await (const batch of readRows(tx, table)) {
    for (const line of batch.lines) lines.push(line);
    rows += batch.lines.length;
    characters += batch.characters;
    if (characters >= PART_CHARACTERS) await flush();
  }
  await flush();
  return rows;
};

/** Rows, sequences and pending jobs of one moment. */
const writeDatabase = async (tx: Transaction, archive: ArchiveWriter) => {
  const migrations = await recordedMigrations(tx);
  const last = migrations.at(-1);
  if (!last) throw new Error('the database has no migrations');
  const tables: Manifest['tables'] = [];
  let queues: string[] = [];
  for (const table of await listTables(tx, [JOBS_TABLE])) {
    const rows = await writeTable(tx, table, archive);
    tables.push({ name: table.name, columns: [...table.columns], rows });
    if (table.name === JOBS_TABLE) {
      const names = await rowsOf(tx, sql`select distinct name from pgboss.job order by name`);
      queues = names.map(({ name }) => String(name));
    }
  }
  const stored = await rowsOf(tx, sql`select storage_key as key from files order by 1`);
  return {
    schema: { migrations: migrations.length, ...last },
    tables,
    queues,
    sequences: [...(await listSequences(tx))],
    storedKeys: stored.map(({ key }) => String(key)),
  };
};

/** The bytes in the store. They come after the rows: what a row names was stored before it. */
const writeFiles = async (
  fileStore: FileStore,
  storedKeys: readonly string[],
  archive: ArchiveWriter,
): Promise<Manifest['files']> => {
  const missing = new Set(storedKeys);
  let count = 0;
  let bytes = 0;
  for await (const { key } of fileStore.list()) {
    const file = await fileStore.open(key);
    // Erased since it was listed.
    if (!file) continue;
    await archive.addPieces(`${FILES_FOLDER}/${key}`, file.size, file.pieces);
    missing.delete(key);
    count += 1;
    bytes += file.size;
  }
  return { count, bytes, missing: [...missing] };
};

const writeOutbox = async (outbox: string, archive: ArchiveWriter): Promise<number> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json'));
  for (const name of names.toSorted()) {
    await archive.add(`${OUTBOX_FOLDER}/${name}`, await readFile(join(outbox, name)));
  }
  return names.length;
};

/** Writes database, files and outbox into an archive, and seals it. The server may run meanwhile. */
export const makeBackup = async (
  { db, kind, fileStore, outbox, version }: BackupSource,
  archive: ArchiveWriter,
  created: Date,
): Promise<Manifest> => {
  const { storedKeys, ...database } = await db.withoutTimeouts((owner) =>
    owner.transaction(
      async (tx) => {
        await tx.execute(sql`set transaction read only`);
        return writeDatabase(tx, archive);
      },
      { isolationLevel: 'repeatable read' },
    ),
  );
  const files = await writeFiles(fileStore, storedKeys, archive);
  const mails = await writeOutbox(outbox, archive);
  const manifest: Manifest = {
    product: 'wrenchwise',
    format: FORMAT,
    version,
    created: created.toISOString(),
    database: kind,
    ...database,
    files,
    mails,
    entries: [...archive.entries],
  };
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  await archive.finish();
  return manifest;
};
