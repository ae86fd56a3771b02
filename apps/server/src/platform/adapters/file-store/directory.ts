import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { type FileStore, FileStoreError } from './port.ts';

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;
const PARTIAL = '.part';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file's bytes as they are read; it is closed after the last. */
async function* readPieces(handle: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    yield* handle.createReadStream({ autoClose: false });
  } catch (cause) {
    throw new FileStoreError('a file could not be read', { cause });
  } finally {
    await handle.close();
  }
}

/** The embedded store: a file per key under `directory`, readable by its owner only. */
export const directoryStore = (directory: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new FileStoreError('not a key of this store');
    return join(directory, key);
  };

  /** Makes a change of names in a directory durable. */
  const syncDirectory = async (path: string): Promise<void> => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.${randomUUID()}${PARTIAL}`;
      try {
        const handle = await open(partial, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(partial, path);
        await syncDirectory(dirname(path));
      } catch (cause) {
        await rm(partial, { force: true });
        throw new FileStoreError('a file could not be written', { cause });
      }
    },

    get: async (key) => {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw new FileStoreError('a file could not be read', { cause });
      }
    },

    open: async (key) => {
      const handle = await open(pathOf(key), 'r').catch((cause: unknown) => {
        if (isMissing(cause)) return undefined;
        throw new FileStoreError('a file could not be read', { cause });
      });
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, pieces: readPieces(handle) };
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    list: async function* list() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => undefined);
        if (!found) continue;
        // What a crash left half-written has no key, and is nobody's.
        if (!entry.name.endsWith(PARTIAL)) {
          yield { key: relative(directory, path).split(sep).join('/'), storedAt: found.mtime };
        } else if (Date.now() - found.mtimeMs > 3_600_000) {
          await rm(path, { force: true });
        }
      }
    },
  };
};
