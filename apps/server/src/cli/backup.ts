import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { copyEmbedded } from '@wrenchwise/database/copy-embedded';
import type { Database } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { verifyArchive } from '../modules/operations/backup/archive-reader.ts';
import { createArchiveWriter } from '../modules/operations/backup/archive-writer.ts';
import { makeBackup } from '../modules/operations/backup/make-backup.ts';
import type { Manifest } from '../modules/operations/backup/manifest.ts';
import { openFileStore } from '../platform/adapters/create-adapters.ts';
import { FileStoreError } from '../platform/adapters/file-store/port.ts';
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { VERSION } from '../platform/version.ts';
import { parseArchiveArguments } from './archive-arguments.ts';
import { ROOT } from './root.ts';

const USAGE = `Usage: npm run backup -- --to FILE

Writes everything into one archive: database, uploaded files, outbox. The server may run
meanwhile; what it had acknowledged before is in it.

  --to FILE  the archive, a tar file; replaced when it is there, once the new one is whole
  --help     this text

Not in it: AUTH_SECRET and the other settings of the environment, and in local mode the files
auth-secret and stripe-webhook-secret of DATA_DIR. Store them apart from the archive: it holds
everybody's data, and they open its encrypted keys.

Run it with the server's own environment (DATABASE_URL or DATA_DIR, S3_…).

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

/** Copies of the embedded database, for as long as a backup takes. */
const COPY = 'backup-copy-';

/** Removes what a backup that was killed has left. */
const removeOldCopies = (dataDir: string): void => {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(COPY)) rmSync(join(dataDir, name), { recursive: true });
  }
};

/**
 * The database to read. An embedded one that a server has is copied first, which takes moments, and read
 * from the copy: nobody waits while the archive is written.
 */
const withSource = async <T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDir } = config;
  const closing = async <R>(db: Database, use: (open: Database) => Promise<R>): Promise<R> => {
    try {
      return await use(db);
    } finally {
      await db.close();
    }
  };
  const db = await openDatabase(config, createLog('silent'));
  if (databaseUrl !== undefined || db.kind === 'embedded') return closing(db, work);
  removeOldCopies(dataDir);
  const target = join(dataDir, `${COPY}${randomUUID()}`);
  try {
    await closing(db, (served) => copyEmbedded(served, dataDir, target));
    return await closing(await openEmbedded({ dataDir: target }), work);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
};

const report = ({ tables, files, mails }: Manifest, path: string, bytes: number): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missing =
    files.missing.length === 0
      ? ''
      : `${files.missing.length} files that rows name were not in the store:\n${files.missing.map((key) => `  ${key}\n`).join('')}`;
  return (
    `Wrote ${path}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${mails} mails; ${bytes} bytes, read back and compared.\n` +
    `${missing}AUTH_SECRET and other settings are not in it: store them apart.\n`
  );
};

const backUp = async (path: string): Promise<string> => {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  protectDataDirectory(config.dataDir, () => undefined);
  const partial = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(partial, 'wx+', 0o600);
    try {
      const fileStore = await openFileStore(config);
      await withSource(config, (db) =>
        makeBackup(
          {
            db,
            kind: config.databaseUrl === undefined ? 'embedded' : 'postgres',
            fileStore,
            outbox: join(config.dataDir, 'outbox'),
            version: VERSION,
          },
          createArchiveWriter(file, new Date()),
          new Date(),
        ),
      );
      const manifest = await verifyArchive(file);
      const { size } = await file.stat();
      await rename(partial, path);
      return report(manifest, path, size);
    } finally {
      await file.close();
    }
  } finally {
    await rm(partial, { force: true });
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, FileStoreError];

const answer = async (): Promise<number> => {
  const asked = parseArchiveArguments(process.argv.slice(2), { option: 'to', mayForce: false });
  if (asked.kind === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(await backUp(asked.path));
    return 0;
  } catch (error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    if (!isSystem && !EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
