import { type FileStore, FileStoreError } from '../../../platform/adapters/file-store/port.ts';
import type { ArchiveSink } from './archive.ts';

/** An archive is stored in parts of this size: neither writing nor reading it needs more memory. */
const PART_BYTES = 8_000_000;
/** For what is written before a full part is stored. */
const ROOM = 1_000_000;

/** `knownKeys` of the files knows archives by this form. */
const keyOf = (exportId: string, part: number): string => `exports/${exportId}/${part}`;

/** A sink that stores an archive in parts as it is written. `end` stores the last one and says how many there are. */
export const storeInParts = (
  fileStore: Pick<FileStore, 'put'>,
  exportId: string,
): ArchiveSink & { readonly end: () => Promise<{ parts: number; bytes: number }> } => {
  let part = new Uint8Array(0);
  let size = 0;
  const written = { parts: 0, bytes: 0 };
  const flush = async (): Promise<void> => {
    await fileStore.put(keyOf(exportId, written.parts), part.subarray(0, size));
    written.parts += 1;
    written.bytes += size;
    part = new Uint8Array(0);
    size = 0;
  };
  return {
    take: (chunk) => {
      if (size + chunk.length > part.length) {
        const larger = new Uint8Array(Math.max(PART_BYTES + ROOM, size + chunk.length));
        larger.set(part.subarray(0, size));
        part = larger;
      }
      part.set(chunk, size);
      size += chunk.length;
    },
    settle: async () => {
      if (size >= PART_BYTES) await flush();
    },
    end: async () => {
      if (size > 0) await flush();
      return { ...written };
    },
  };
};

/** The bytes of a stored archive, a part at a time. Throws FileStoreError when a part is gone. */
export async function* readParts(
  fileStore: Pick<FileStore, 'get'>,
  { id, parts }: { readonly id: string; readonly parts: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await fileStore.get(keyOf(id, part));
    if (!bytes) throw new FileStoreError('a part of an archive is gone');
    yield bytes;
  }
}

export const removeParts = async (
  fileStore: Pick<FileStore, 'remove'>,
  { id, parts }: { readonly id: string; readonly parts: number },
): Promise<void> => {
  for (let part = 0; part < parts; part += 1) await fileStore.remove(keyOf(id, part));
};
