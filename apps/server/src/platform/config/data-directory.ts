import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files are created for their owner only: for `process.umask`, before anything is written. */
export const PRIVATE_UMASK = 0o077;

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** The names that the product creates in the data directory. Other entries are not ours. */
const OWN_ENTRIES =
  /^(auth-secret|stripe-webhook-secret|lock|lock-journal|pid|pgdata|outbox|files|uploads|\.s\.PGSQL\.5432|restoring|restored|replaced-\d+|backup-copy-[\da-f-]+)$/;

type Chmod = (path: string, mode: number) => void;

/** Removes the rights of group and others, recursively. Symbolic links are left alone. */
const close = (path: string, chmod: Chmod, failed: (error: unknown) => void): void => {
  try {
    const status = lstatSync(path);
    const mode = status.isDirectory() ? FOLDER : status.isFile() ? FILE : undefined;
    if (mode === undefined) return;
    if ((status.mode & OTHERS) !== 0) chmod(path, mode);
    if (status.isFile()) return;
    for (const name of readdirSync(path)) close(join(path, name), chmod, failed);
  } catch (error) {
    failed(error);
  }
};

/**
 * Removes the rights of group and others from what the product wrote into its data directory, older
 * releases included. The directory itself too, unless it holds foreign entries. What cannot be
 * changed, as on some file systems, is passed to `warn`.
 */
export const protectDataDirectory = (
  dataDir: string,
  warn: (details: { readonly err: unknown; readonly failures: number }) => void,
  chmod: Chmod = chmodSync,
): void => {
  const failures: unknown[] = [];
  const failed = (error: unknown): void => {
    failures.push(error);
  };
  try {
    const status = statSync(dataDir, { throwIfNoEntry: false });
    if (!status?.isDirectory()) return;
    const names = readdirSync(dataDir);
    const isOurs = names.every((name) => OWN_ENTRIES.test(name));
    if (isOurs && (status.mode & OTHERS) !== 0) chmod(dataDir, FOLDER);
    for (const name of names) if (OWN_ENTRIES.test(name)) close(join(dataDir, name), chmod, failed);
  } catch (error) {
    failed(error);
  }
  if (failures.length > 0) warn({ err: failures[0], failures: failures.length });
};
