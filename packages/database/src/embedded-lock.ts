import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the embedded database open. */
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
 * Locks the embedded database's directory. PGlite itself has no lock, and two processes on one
 * directory lose acknowledged rows. The lock is an exclusive SQLite transaction, which the
 * operating system releases at `kill -9`: no stale file remains. Throws `DataDirectoryInUseError`
 * with the holder's pid.
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
