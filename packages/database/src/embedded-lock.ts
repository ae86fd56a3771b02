import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the embedded database. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';
}

const holderOf = (pidFile: string): string => {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'unknown';
  }
};

/**
 * Takes the embedded database's directory for this process. PGlite itself has no lock, and two
 * processes on one directory lose acknowledged rows. The lock is the operating system's, held
 * through an exclusive SQLite transaction, so `kill -9` releases it at once and no stale file
 * remains. Throws `DataDirectoryInUseError` naming the pid of the holder.
 */
export const lockDataDirectory = (dataDir: string): { readonly release: () => void } => {
  mkdirSync(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'pid');
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataDirectoryInUseError(
      `The data directory ${dataDir} is in use by process ${holderOf(pidFile)}. ` +
        'Stop that process, or set DATA_DIR to another directory, or use PostgreSQL (DATABASE_URL).',
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { release: () => lock.close() };
};
