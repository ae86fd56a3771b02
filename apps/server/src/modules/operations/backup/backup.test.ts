import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, rowsOf } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { readMigrations } from '@wrenchwise/database/migrate';
import { openEmpty, type TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

import { migrateDatabase } from '../../../migrate.ts';
import { directoryStore } from '../../../platform/adapters/file-store/directory.ts';
import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { fileOutbox } from '../../../platform/adapters/mail/outbox.ts';
import { finishSwitch } from '../../../platform/db/switch-data.ts';
import { startJobQueue } from '../../../platform/jobs/start-queue.ts';
import { createLog } from '../../../platform/log.ts';
import { ofFormerTables, recordFormerMigrations } from '../../../testing/former-record.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { withLaterMigration } from '../../../testing/later-migration.ts';
import { writeRowsEverywhere } from '../../../testing/rows-of-user.ts';
import { tableHashes } from '../../../testing/table-hashes.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { files } from '../../garage/files/files.tables.ts';
import { contactMessages } from '../operations.tables.ts';
import { readEntries, verifyArchive } from './archive-reader.ts';
import { createArchiveWriter } from './archive-writer.ts';
import { makeBackup } from './make-backup.ts';
import { DamagedArchiveError, type Manifest, RestoreRefusedError } from './manifest.ts';
import { restoreEmbedded, restorePostgres } from './restore-backup.ts';

/** A backup and its restore, on the embedded database or on PostgreSQL, and from one to the other. */

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../platform/db/migrations');
const MIGRATIONS = readMigrations(MIGRATIONS_FOLDER);
/** A new embedded database takes seconds to make, and more where others work. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const MESSAGE = { name: 'Sam', email: 'sam@example.com', subject: 'S' };

let directory: string;
let source: TestDatabase;
let archive: string;
let hashes: Readonly<Record<string, string>>;
const stores = { shared: undefined, local: directoryStore };
const contents = new Map<string, Buffer>();

const backUp = async (db: Database, dataDir: string, path: string): Promise<Manifest> => {
  const file = await open(path, 'wx+');
  try {
    return await makeBackup(
      {
        db,
        kind: db.kind,
        fileStore: directoryStore(join(dataDir, 'files')),
        outbox: join(dataDir, 'outbox'),
        version: '0.0.0',
      },
      createArchiveWriter(file, new Date()),
      new Date(),
    );
  } finally {
    await file.close();
  }
};

const withArchive = async <T>(
  path: string,
  work: (archive: { file: FileHandle; manifest: Manifest }) => Promise<T>,
): Promise<T> => {
  const file = await open(path, 'r');
  try {
    return await work({ file, manifest: await verifyArchive(file) });
  } finally {
    await file.close();
  }
};

const restoreTo = (dataDir: string, { force = false, from = archive } = {}) =>
  withArchive(from, (opened) =>
    restoreEmbedded(opened, { dataDir, force, migrations: MIGRATIONS }, stores),
  );

const restoreInto = (db: Database, dataDir: string, { force = false, from = archive } = {}) =>
  withArchive(from, (opened) =>
    restorePostgres(
      opened,
      { dataDir, force, migrations: MIGRATIONS },
      { db, store: directoryStore(join(dataDir, 'files')) },
    ),
  );

const hashesIn = async (dataDir: string) => {
  const db = await openEmbedded({ dataDir });
  try {
    return await tableHashes(db);
  } finally {
    await db.close();
  }
};

/** Nothing of a data directory, or every file of it with its size. */
const treeOf = async (dataDir: string): Promise<readonly string[]> =>
  (await readdir(dataDir, { recursive: true })).toSorted();

const newDirectory = (): string => join(directory, randomUUID());

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-backup-'));
  source = await openTestDatabase();
  const { db } = source;
  const dataDir = join(directory, 'source');
  const store = directoryStore(join(dataDir, 'files'));
  const queue = await startJobQueue(db, createLog('silent'));
  await queue.open('mail');
  await queue.send('mail', { to: 'sam@example.com', text: 'waits' });
  await queue.stop();
  for (let person = 0; person < 2; person += 1) {
    const userId = await insertUser(db);
    const { vehicleId } = await writeRowsEverywhere(db, userId);
    const storageKey = `${userId}/${randomUUID()}`;
    const content = randomBytes(70_000 + person);
    contents.set(storageKey, content);
    await store.put(storageKey, content);
    await db.insert(files).values({
      userId,
      createdBy: userId,
      vehicleId,
      kind: 'document',
      name: 'Receipt – “No 1”\n.pdf',
      contentType: 'application/pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey,
    });
  }
  // What a row's text may hold, and more of it than one part takes.
  await db.insert(contactMessages).values({ ...MESSAGE, message: '\\N \\\\ \t"\u2028{}\n,\u0001' });
  await db.execute(
    sql`insert into contact_messages (name, email, subject, message)
        select 'n', 'e', n::text, repeat(md5(n::text), 300) from generate_series(1, 1000) n`,
  );
  const outbox = fileOutbox({
    directory: join(dataDir, 'outbox'),
    from: 'Wrenchwise <hello@wrenchwise.example>',
    now: () => new Date(),
  });
  await outbox.deliver({ to: 'sam@example.com', subject: 'Hello', text: 'T', html: 'H' });
  archive = join(directory, 'backup.tar');
  await backUp(db, dataDir, archive);
  hashes = await tableHashes(db);
});
afterAll(async () => {
  await source.close();
  await rm(directory, { recursive: true });
  vi.resetConfig();
});

test('what is restored equals what was backed up: every row, file and mail, from either database to the other', async () => {
  const embedded = newDirectory();
  expect(await restoreTo(embedded)).toBeUndefined();
  expect(await hashesIn(embedded)).toEqual(hashes);
  const store = directoryStore(join(embedded, 'files'));
  for (const [key, content] of contents) {
    expect(await store.get(key)).toEqual(new Uint8Array(content));
  }
  const mails = await readdir(join(embedded, 'outbox'));
  expect(mails).toEqual(await readdir(join(directory, 'source/outbox')));

  const second = join(directory, 'second.tar');
  const db = await openEmbedded({ dataDir: embedded });
  await backUp(db, embedded, second);
  await db.close();
  const target = await openEmpty(inject('template'));
  const dataDir = newDirectory();
  await restoreInto(target.db, dataDir, { from: second });
  expect(await tableHashes(target.db)).toEqual(hashes);
  // Triggers, foreign keys and sequences are those of a database that was always there.
  await expect(target.db.execute(sql`update files set user_id = ${randomUUID()}`)).rejects.toThrow(
    'Failed query',
  );
  await migrateDatabase(target.db, MIGRATIONS_FOLDER);
  await insertUser(target.db);
  await target.close();
});

test('what was acknowledged before a backup begins is in it, whatever is written meanwhile', async () => {
  const { db } = source;
  const texts = async (path: string): Promise<ReadonlySet<string>> => {
    const target = newDirectory();
    await restoreTo(target, { from: path });
    const restored = await openEmbedded({ dataDir: target });
    const rows = await rowsOf(restored, sql`select message as text from contact_messages`);
    await restored.close();
    return new Set(rows.map(({ text }) => String(text)));
  };
  const acknowledged: string[] = [];
  const load = { isOver: false };
  const writer = async (): Promise<void> => {
    while (!load.isOver) {
      const message = randomUUID();
      await db.insert(contactMessages).values({ ...MESSAGE, message });
      acknowledged.push(message);
    }
  };
  const writers = Promise.all([writer(), writer()]);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const before = [...acknowledged];
  const path = join(directory, 'under-load.tar');
  await backUp(db, join(directory, 'source'), path);
  load.isOver = true;
  await writers;
  const found = await texts(path);
  expect(before.filter((message) => !found.has(message))).toEqual([]);
});

describe('an archive', () => {
  const isRefused = async (path: string): Promise<boolean> => {
    const file = await open(path, 'r');
    try {
      await verifyArchive(file);
      return false;
    } catch (error) {
      if (error instanceof DamagedArchiveError) return true;
      throw error;
    } finally {
      await file.close();
    }
  };

  test('of which one bit has changed is refused, wherever it is', async () => {
    const damaged = join(directory, 'damaged.tar');
    await copyFile(archive, damaged);
    const { size } = await stat(archive);
    const places = [0, 99, 100, 130, 140, 156, 345, 511, 512, size - 1, size - 1025, size - 1536];
    while (places.length < 40) places.push(randomInt(size));
    const accepted: number[] = [];
    const file = await open(damaged, 'r+');
    for (const place of places) {
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, place);
      const byte = buffer[0] ?? 0;
      await file.write(Buffer.from([byte ^ (1 << randomInt(8))]), 0, 1, place);
      if (!(await isRefused(damaged))) accepted.push(place);
      await file.write(Buffer.from([byte]), 0, 1, place);
    }
    await file.close();
    expect(accepted).toEqual([]);
    expect(await isRefused(damaged)).toBe(false);
  });

  test('that is cut off, or longer than it was, is refused, and the target is as it was', async () => {
    const { size } = await stat(archive);
    const cut = join(directory, 'cut.tar');
    const dataDir = newDirectory();
    await mkdir(join(dataDir, 'pgdata'), { recursive: true });
    await directoryStore(join(dataDir, 'files')).put('a/b', new Uint8Array([1]));
    const before = await treeOf(dataDir);
    for (const length of [0, 1, 511, 512, randomInt(size), size - 1536, size - 512, size - 1]) {
      await copyFile(archive, cut);
      await truncate(cut, length);
      expect(await isRefused(cut), String(length)).toBe(true);
      await expect(restoreTo(dataDir, { force: true, from: cut })).rejects.toThrow(
        DamagedArchiveError,
      );
    }
    await copyFile(archive, cut);
    await truncate(cut, size + 512);
    expect(await isRefused(cut)).toBe(true);
    expect(await treeOf(dataDir)).toEqual(before);
  });

  test('is a tar file with a manifest that has the checksum of every entry', async () => {
    await withArchive(archive, async ({ file, manifest }) => {
      const names: string[] = [];
      for await (const { name } of readEntries(file)) names.push(name);
      expect(names).toEqual([...manifest.entries.map(({ name }) => name), 'manifest.json']);
      // Two more rows name files whose bytes nobody stored.
      expect(manifest.files.count).toBe(2);
      expect(manifest.files.missing).toHaveLength(2);
      expect(manifest.mails).toBe(1);
      const head = await file.read(Buffer.alloc(512), 0, 512, 0);
      expect(head.buffer.toString('latin1', 257, 262)).toBe('ustar');
      const whole = await readFile(archive, 'latin1');
      expect(whole).not.toContain(process.env['AUTH_SECRET'] ?? 'a-secret-for-tests-only');
    });
  });
});

describe('a target', () => {
  test('that holds anything is refused without --force, which puts the old data aside', async () => {
    const dataDir = newDirectory();
    await restoreTo(dataDir);
    await expect(restoreTo(dataDir)).rejects.toThrow(RestoreRefusedError);
    const changed = await openEmbedded({ dataDir });
    await changed.delete(contactMessages);
    await changed.close();
    const replaced = await restoreTo(dataDir, { force: true });
    expect(replaced).toBe(join(dataDir, 'replaced-1'));
    expect(existsSync(join(replaced ?? '', 'pgdata'))).toBe(true);
    expect(await hashesIn(dataDir)).toEqual(hashes);

    await expect(restoreInto(source.db, newDirectory())).rejects.toThrow(RestoreRefusedError);
  });

  test('whose files are in a bucket gets them there, before its rows, and its folder is left alone', async () => {
    const dataDir = newDirectory();
    const bucket = new Map<string, Uint8Array<ArrayBuffer>>();
    const shared: FileStore = {
      put: async (key, bytes) => {
        // The rows come into their place after the last file.
        expect(existsSync(join(dataDir, 'pgdata'))).toBe(false);
        bucket.set(key, bytes);
      },
      get: async (key) => bucket.get(key),
      open: async () => undefined,
      remove: async (key) => void bucket.delete(key),
      list: async function* list() {
        for (const key of bucket.keys()) yield { key, storedAt: new Date() };
      },
    };
    const restore = () =>
      withArchive(archive, (opened) =>
        restoreEmbedded(
          opened,
          { dataDir, force: false, migrations: MIGRATIONS },
          { ...stores, shared },
        ),
      );
    await restore();
    expect([...bucket.keys()].toSorted()).toEqual([...contents.keys()].toSorted());
    expect(existsSync(join(dataDir, 'files'))).toBe(false);
    expect(existsSync(join(dataDir, 'pgdata'))).toBe(true);
    await expect(restore()).rejects.toThrow(RestoreRefusedError);
  });

  test('on a database that is in use is replaced whole with --force', async () => {
    const target = await openTestDatabase();
    const userId = await insertUser(target.db);
    await writeRowsEverywhere(target.db, userId);
    await restoreInto(target.db, newDirectory(), { force: true });
    expect(await tableHashes(target.db)).toEqual(hashes);
    await target.close();
  });

  test('whose switch was interrupted gets the restored data when it is opened next', async () => {
    const dataDir = newDirectory();
    // As a crash leaves it: the database has moved; of the files the old ones have, the new ones not.
    await mkdir(join(dataDir, 'pgdata'), { recursive: true });
    await mkdir(join(dataDir, 'replaced-1/files'), { recursive: true });
    await directoryStore(join(dataDir, 'restored/files')).put('a/b', new Uint8Array([1]));
    finishSwitch(dataDir);
    expect(await treeOf(dataDir)).toEqual([
      'files',
      'files/a',
      'files/a/b',
      'pgdata',
      'replaced-1',
      'replaced-1/files',
    ]);
  });
});

test('an archive of an older release is restored and migrated by the next start, one of a newer release is refused', async () => {
  const next = await withLaterMigration('create table later_rows (id int)');
  const later = readMigrations(next);
  const target = await openEmpty(inject('template'));
  const { db } = target;
  await withArchive(archive, (opened) =>
    restorePostgres(
      opened,
      { dataDir: newDirectory(), force: false, migrations: later },
      { db, store: directoryStore(join(newDirectory(), 'files')) },
    ),
  );
  expect(await tableHashes(db)).toEqual(hashes);
  await migrateDatabase(db, next);
  const { 'public.later_rows': rows, ...rest } = await tableHashes(db);
  expect(rows).toBeDefined();
  expect(rest).toEqual(hashes);
  await rm(next, { recursive: true });

  const path = join(directory, 'newer.tar');
  await backUp(db, newDirectory(), path);
  await target.close();
  const dataDir = newDirectory();
  await expect(restoreTo(dataDir, { from: path, force: true })).rejects.toThrow(
    RestoreRefusedError,
  );
  expect(existsSync(join(dataDir, 'pgdata'))).toBe(false);
});

test('an archive of the last edition before the baseline is restored, one of an earlier edition is refused', async () => {
  const former = await openEmpty(inject('template'));
  const { db } = former;
  await restoreInto(db, newDirectory());
  await recordFormerMigrations(db);
  const path = join(directory, 'former.tar');
  expect((await backUp(db, newDirectory(), path)).schema.migrations).toBe(35);
  await recordFormerMigrations(db, 34);
  const earlier = join(directory, 'earlier.tar');
  await backUp(db, newDirectory(), earlier);
  await former.close();

  const target = await openEmpty(inject('template'));
  await restoreInto(target.db, newDirectory(), { from: path });
  await migrateDatabase(target.db, MIGRATIONS_FOLDER);
  expect(ofFormerTables(await tableHashes(target.db))).toEqual(ofFormerTables(hashes));
  const refused = restoreInto(target.db, newDirectory(), { from: earlier, force: true });
  await expect(refused).rejects.toThrow('Restore it with commit');
  expect(ofFormerTables(await tableHashes(target.db))).toEqual(ofFormerTables(hashes));
  await target.close();
});
