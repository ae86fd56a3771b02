import { createHash, randomUUID } from 'node:crypto';

import { type FileStore, FileStoreError } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CheckedFile } from './check-file.ts';

/** Bytes that are in the store, with what their row says of them. */
export interface StoredBytes {
  readonly contentType: CheckedFile['contentType'];
  readonly bytes: number;
  readonly sha256: string;
  readonly storageKey: string;
}

/** Throws `file/store-unavailable` for a failure of the store, and any other as it is. */
export const unavailable = (cause: unknown): never => {
  throw cause instanceof FileStoreError ? new AppError('file/store-unavailable', { cause }) : cause;
};

/** Two letters spread the keys over folders. */
const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Puts a file into the store under a new key. The bytes first: a row that is there always has its bytes. */
export const storeBytes = async (
  fileStore: FileStore,
  { contentType, content }: CheckedFile,
): Promise<StoredBytes> => {
  const storageKey = newKey();
  await fileStore.put(storageKey, content).catch(unavailable);
  return {
    contentType,
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey,
  };
};

/** Removes bytes whose row did not come about; what stays after a failure or a crash is the sweep's. */
export const discardBytes = async (
  fileStore: FileStore,
  { storageKey }: Pick<StoredBytes, 'storageKey'>,
): Promise<void> => {
  await fileStore.remove(storageKey).catch(() => undefined);
};
