import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

import { BLOCK, tarHeader } from './tar-header.ts';

/** The last entry: the SHA-256 of every byte before it. */
export const SEAL = 'SHA256';

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Writes an archive entry by entry. */
export interface ArchiveWriter {
  /** Entries written so far. */
  readonly entries: readonly { name: string; bytes: number; sha256: string }[];
  readonly add: (name: string, content: Uint8Array) => Promise<void>;
  /** Seals the archive and makes it durable; returns its bytes. */
  readonly finish: () => Promise<number>;
}

/** An archive is a plain tar file (POSIX ustar), so that it can be opened without this product. */
export const createArchiveWriter = (file: FileHandle, created: Date): ArchiveWriter => {
  const time = Math.floor(created.getTime() / 1000);
  const whole = createHash('sha256');
  const entries: { name: string; bytes: number; sha256: string }[] = [];
  let written = 0;

  const write = async (bytes: Uint8Array): Promise<void> => {
    whole.update(bytes);
    await file.writeFile(bytes);
    written += bytes.length;
  };
  const writeEntry = async (name: string, content: Uint8Array): Promise<void> => {
    await write(tarHeader({ name, size: content.length, time }));
    await write(content);
    await write(padding(content.length));
  };

  return {
    entries,
    add: async (name, content) => {
      await writeEntry(name, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      entries.push({ name, bytes: content.length, sha256 });
    },
    finish: async () => {
      await writeEntry(SEAL, Buffer.from(`${whole.copy().digest('hex')}\n`));
      await write(Buffer.alloc(2 * BLOCK));
      await file.sync();
      return written;
    },
  };
};
