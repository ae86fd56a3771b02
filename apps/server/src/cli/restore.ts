import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { AppRoleError } from '@wrenchwise/database/app-role';
import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';
import { readMigrations } from '@wrenchwise/database/migrate';

import { verifyArchive } from '../modules/operations/backup/archive-reader.ts';
import { DamagedArchiveError, RestoreRefusedError } from '../modules/operations/backup/manifest.ts';
import { restoreEmbedded, restorePostgres } from '../modules/operations/backup/restore-backup.ts';
import { openFileStore } from '../platform/adapters/create-adapters.ts';
import { directoryStore } from '../platform/adapters/file-store/directory.ts';
import { FileStoreError } from '../platform/adapters/file-store/port.ts';
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK } from '../platform/config/data-directory.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { parseArchiveArguments } from './archive-arguments.ts';
import { ROOT } from './root.ts';

const MIGRATIONS = join(ROOT, 'apps/server/src/platform/db/migrations');

const USAGE = `Usage: npm run restore -- --from FILE [--force]

Restores what 'npm run backup' wrote: database, uploaded files, outbox, on the embedded database
or on PostgreSQL, whichever it was taken from. The archive is read as a whole and compared with
its checksums before anything is changed. Stop every server of the target first.

  --from FILE  the archive
  --force      replace what the target holds. With the embedded database it is moved to a folder
               replaced-… of DATA_DIR, which you delete; with PostgreSQL it is gone
  --help       this text

An archive of an older release is migrated by the next start of the server; one of a newer
release is refused. AUTH_SECRET must be the one of that time, or be listed in AUTH_SECRETS_OLD:
without it people log in again, and two-factor keys cannot be read.

Run it with the server's own environment (DATABASE_URL or DATA_DIR, S3_…).

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

const restore = async (file: FileHandle, force: boolean, config: Config): Promise<string> => {
  const manifest = await verifyArchive(file);
  const { dataDir, databaseUrl, s3 } = config;
  const archive = { file, manifest };
  const target = { dataDir, force, migrations: readMigrations(MIGRATIONS) };
  let replaced: string | undefined;
  if (databaseUrl === undefined) {
    const shared = s3 && (await openFileStore(config));
    replaced = await restoreEmbedded(archive, target, { shared, local: directoryStore });
  } else {
    const db = await openDatabase(config, createLog('silent'));
    try {
      await restorePostgres(archive, target, { db, store: await openFileStore(config) });
    } finally {
      await db.close();
    }
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    `Restored the state of ${manifest.created}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files, ${manifest.mails} mails.\n` +
    (replaced === undefined ? '' : `What was there before is in ${replaced}.\n`)
  );
};

const EXPECTED = [
  ConfigError,
  DataDirectoryInUseError,
  AppRoleError,
  FileStoreError,
  RestoreRefusedError,
];

const restoreFrom = async (path: string, force: boolean): Promise<string> => {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  const file = await open(path, 'r');
  try {
    return await restore(file, force, config);
  } finally {
    await file.close();
  }
};

const answer = async (): Promise<number> => {
  const asked = parseArchiveArguments(process.argv.slice(2), { option: 'from', mayForce: true });
  if (asked.kind === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(await restoreFrom(asked.path, asked.force));
    return 0;
  } catch (error) {
    if (error instanceof DamagedArchiveError) {
      process.stderr.write(`${asked.given} is damaged: ${error.message}. Nothing was changed.\n`);
      return 1;
    }
    const isSystem = error instanceof Error && 'syscall' in error;
    if (!isSystem && !EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
