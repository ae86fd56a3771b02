/** The bytes of uploaded files under keys that the server makes: letters, digits, '-' and '/'. */
export interface FileStore {
  /** Durable once it resolves; a reader never sees half a file. */
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Undefined when nothing has this key. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removing what is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
  /** Everything in the store, and when it was put there. */
  readonly list: () => AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** The store cannot be reached, or refuses. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}
