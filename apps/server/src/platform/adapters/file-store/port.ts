/** The bytes of uploaded files under keys that the server makes: letters, digits, '-' and '/'. */
export interface FileStore {
  /** Durable once it resolves; a reader never sees half a file. */
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Undefined when nothing has this key. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The same piece by piece, never whole in memory, and its size in bytes. */
  readonly open: (key: string) => Promise<OpenedFile | undefined>;
  /** Removing what is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
  /** Everything in the store, and when it was put there. */
  readonly list: () => AsyncIterable<StoredFile>;
}

/** Its pieces are read once, and to the end or not at all. Reading throws a `FileStoreError`. */
export interface OpenedFile {
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** The store cannot be reached, or refuses. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}
