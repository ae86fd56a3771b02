import { mkdirSync, readdirSync } from 'node:fs';
import { type FileHandle, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Database } from '@wrenchwise/database/database';
import { hasEmbeddedDatabase, openEmbedded } from '@wrenchwise/database/embedded';
import { lockDataDirectory } from '@wrenchwise/database/embedded-lock';
import type { Migration } from '@wrenchwise/database/migrate';
import { hasTables } from '@wrenchwise/database/replace-schema';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import {
  dropStaging,
  finishSwitch,
  newStaging,
  switchToStaging,
} from '../../../platform/db/switch-data.ts';
import { readEntries } from './archive-reader.ts';
import { loadDatabase, migrationsFor } from './load-database.ts';
import { FILES_FOLDER, OUTBOX_FOLDER } from './make-backup.ts';
import { type Manifest, RestoreRefusedError } from './manifest.ts';

/** A verified archive. */
interface Archive {
  readonly file: FileHandle;
  readonly manifest: Manifest;
}

interface Target {
  readonly dataDir: string;
  /** This release's migrations. */
  readonly migrations: readonly Migration[];
  /** Replaces what is there. */
  readonly force: boolean;
}

const namesIn = (directory: string): readonly string[] => {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
};

const hasFiles = async (store: FileStore): Promise<boolean> => {
  for await (const _ of store.list()) return true;
  return false;
};

const refuse = (what: string): never => {
  throw new RestoreRefusedError(
    `${what} Restore into an empty place, or replace what is there with --force.`,
  );
};

/** Writes an archive's mails into an outbox: whole, or not at all. */
const writeMail = async (outbox: string, name: string, content: Buffer): Promise<void> => {
  const path = join(outbox, basename(name));
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
};

const loadFiles = async (
  file: FileHandle,
  { store, outbox }: { store: FileStore; outbox: string },
): Promise<void> => {
  mkdirSync(outbox, { recursive: true, mode: 0o700 });
  for await (const { name, content } of readEntries(file)) {
    const slash = name.indexOf('/');
    const [folder, rest] = [name.slice(0, slash), name.slice(slash + 1)];
    if (folder === FILES_FOLDER) await store.put(rest, content);
    if (folder === OUTBOX_FOLDER) await writeMail(outbox, rest, content);
  }
};

/**
 * Restores into a data directory with the embedded database. All of it is made in a folder beside, then
 * put in place. Throws `RestoreRefusedError` when there is something and not `force`, and
 * `DataDirectoryInUseError` while a server has it.
 *
 * @param shared a store outside of the directory; its files are added before the switch
 * @param localStore the store of a folder
 * @returns where what was replaced is; undefined when nothing was
 */
export const restoreEmbedded = async (
  { file, manifest }: Archive,
  { dataDir, migrations, force }: Target,
  stores: { shared: FileStore | undefined; local: (directory: string) => FileStore },
): Promise<string | undefined> => {
  const { release } = lockDataDirectory(dataDir);
  try {
    finishSwitch(dataDir);
    const wanted = migrationsFor(manifest, migrations);
    const store = stores.shared ?? stores.local(join(dataDir, 'files'));
    if (!force) {
      if (hasEmbeddedDatabase(dataDir)) refuse(`There is a database in ${dataDir}.`);
      if (await hasFiles(store)) refuse('There are files in the store.');
      if (namesIn(join(dataDir, 'outbox')).length > 0) refuse(`There are mails in ${dataDir}.`);
    }
    const staging = newStaging(dataDir);
    const db = await openEmbedded({ dataDir: staging });
    try {
      await loadDatabase(db, file, manifest, wanted);
    } finally {
      await db.close();
    }
    if (!stores.shared) mkdirSync(join(staging, 'files'), { mode: 0o700 });
    await loadFiles(file, {
      store: stores.shared ?? stores.local(join(staging, 'files')),
      outbox: join(staging, 'outbox'),
    });
    return switchToStaging(dataDir);
  } catch (error) {
    dropStaging(dataDir);
    throw error;
  } finally {
    release();
  }
};

/**
 * Restores into PostgreSQL: files and mails are added first, under names that nothing refers to yet,
 * then the rows are replaced in one transaction. Throws as `restoreEmbedded` does.
 */
export const restorePostgres = async (
  { file, manifest }: Archive,
  { dataDir, migrations, force }: Target,
  { db, store }: { db: Database; store: FileStore },
): Promise<void> => {
  const wanted = migrationsFor(manifest, migrations);
  const outbox = join(dataDir, 'outbox');
  if (!force) {
    if (await hasTables(db)) refuse('The database has tables.');
    if (await hasFiles(store)) refuse('There are files in the store.');
    if (namesIn(outbox).length > 0) refuse(`There are mails in ${outbox}.`);
  }
  await loadFiles(file, { store, outbox });
  await loadDatabase(db, file, manifest, wanted);
};
