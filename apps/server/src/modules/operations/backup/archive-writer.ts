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
  /** Adds what is read piece by piece. Rejects when it is not of the size that it was said to have. */
  readonly addPieces: (
    name: string,
    size: number,
    pieces: AsyncIterable<Uint8Array>,
  ) => Promise<void>;
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
  const writeEntry = async (
    name: string,
    size: number,
    pieces: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  ): Promise<string> => {
    const own = createHash('sha256');
    let bytes = 0;
    await write(tarHeader({ name, size, time }));
    for await (const piece of pieces) {
      bytes += piece.length;
      own.update(piece);
      await write(piece);
    }
    if (bytes !== size) throw new Error(`${name} has ${bytes} bytes in place of ${size}`);
    await write(padding(size));
    return own.digest('hex');
  };

  return {
    entries,
    add: async (name, content) => {
      const sha256 = await writeEntry(name, content.length, [content]);
      entries.push({ name, bytes: content.length, sha256 });
    },
    addPieces: async (name, size, pieces) => {
      const sha256 = await writeEntry(name, size, pieces);
      entries.push({ name, bytes: size, sha256 });
    },
    finish: async () => {
      const seal = Buffer.from(`${whole.copy().digest('hex')}\n`);
      await writeEntry(SEAL, seal.length, [seal]);
      await write(Buffer.alloc(2 * BLOCK));
      await file.sync();
      return written;
    },
  };
};
